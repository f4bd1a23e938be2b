import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Chip from '@mui/material/Chip';
import CssBaseline from '@mui/material/CssBaseline';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';

import { dialogTexts, toastLimit } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { createProvider } from '../shared/createProvider';

const themes = ['#ecba12', '#0b6bcb', '#0a7d54', '#b81d24', '#6d3bd1'].map((main) => {
  const scheme = { palette: { primary: { main } } };
  return createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: scheme, dark: scheme },
  });
});

const { Provider, useSetTheme } = createProvider(({ theme, children }) => (
  <ThemeProvider theme={themes[theme]!} defaultMode="light">
    <CssBaseline />
    {children}
  </ThemeProvider>
));

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
  gap: 3,
  p: 3,
};

/**
 * Material UI. Its snackbar shows only one message, so the toasts are from notistack, which its
 * documentation recommends.
 */
export const implementation: Implementation = {
  Provider,
  Header: ({ title, actions }) => (
    <AppBar position="sticky">
      <Toolbar>
        <Typography variant="h6" component="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions.map(({ label, onPress }) => (
          <Button key={label} color="inherit" onClick={onPress}>
            {label}
          </Button>
        ))}
      </Toolbar>
    </AppBar>
  ),
  PlainCards: ({ cards }) => (
    <Box sx={columns}>
      {cards.map(({ id, title, text, badge }) => (
        <Card key={id}>
          <CardContent>
            <Typography variant="h6" component="h3">
              {title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </CardContent>
          <CardActions>
            <Chip label={badge} size="small" color="primary" />
            <Button variant="contained">Add</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  ),
  VideoCards: ({ cards }) => (
    <Box sx={columns}>
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <Card key={id} sx={{ position: 'relative' }}>
          <CardMedia
            component="img"
            image={picture}
            alt=""
            width={640}
            height={180}
            loading="lazy"
            decoding="async"
          />
          <Chip
            label={duration}
            size="small"
            color="primary"
            sx={{ position: 'absolute', top: 8, right: 8 }}
          />
          <CardContent>
            <Typography variant="h6" component="h3">
              <Link href={href}>{title}</Link>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  ),
  Dialog: ({ isOpen, onOpenChange }) => {
    const close = () => onOpenChange(false);
    return (
      <Dialog open={isOpen} onClose={close}>
        <DialogTitle>{dialogTexts.title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{dialogTexts.text}</DialogContentText>
          <TextField name="reason" label={dialogTexts.field} fullWidth margin="dense" />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{dialogTexts.cancel}</Button>
          <Button variant="contained" onClick={close}>
            {dialogTexts.confirm}
          </Button>
        </DialogActions>
      </Dialog>
    );
  },
  Toasts: () => (
    <SnackbarProvider
      maxSnack={toastLimit}
      autoHideDuration={60_000}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      action={(id) => (
        <IconButton aria-label="Close" color="inherit" onClick={() => closeSnackbar(id)}>
          ×
        </IconButton>
      )}
    />
  ),
  useSetAppearance() {
    const setTheme = useSetTheme();
    const { setMode } = useColorScheme();
    return ({ scheme, theme }) => {
      setMode(scheme);
      setTheme(theme);
    };
  },
  showToast: ({ title, text }) =>
    enqueueSnackbar(
      <div>
        <strong>{title}</strong>
        <div>{text}</div>
      </div>,
      { variant: 'success' },
    ),
};
