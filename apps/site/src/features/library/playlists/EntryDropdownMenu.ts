// A separate module, because a dynamic import of the whole entry point would load every overlay.
export { DropdownMenu as EntryDropdownMenu } from '@gschool/ui/overlays';
