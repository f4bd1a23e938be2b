// Its own module, because importing the whole entry would load every overlay.
export { DropdownMenu as EntryDropdownMenu } from '@gschool/ui/overlays';
