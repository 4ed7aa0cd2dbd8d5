import { ReadingSettingsDialog } from '../settings/reading-settings-dialog.tsx';
import { SideMenu } from './side-menu.tsx';

export type HeaderPanel = 'menu' | 'settings';

export default function HeaderPanels({ open, onClose }: { open: HeaderPanel | undefined; onClose: () => void }) {
  return (
    <>
      <SideMenu isOpen={open === 'menu'} onClose={onClose} />
      <ReadingSettingsDialog isOpen={open === 'settings'} onClose={onClose} />
    </>
  );
}
