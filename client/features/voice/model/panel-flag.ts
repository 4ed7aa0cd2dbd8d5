export const panelId = 'voice-panel';
const key = 'voicePanelVisible';

/** Whether the panel was open when this browser was last here. */
export function isPanelKeptOpen(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function keepPanel(isOpen: boolean): void {
  try {
    localStorage.setItem(key, String(isOpen));
  } catch {
    // A browser that keeps nothing shows the panel as chosen, for as long as the page is open.
  }
}
