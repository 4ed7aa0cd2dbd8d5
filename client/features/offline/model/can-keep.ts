/** Only a page that was loaded over a safe connection may encrypt, and only one with a worker is there without a connection. */
export const canKeep = (): boolean => window.isSecureContext && 'serviceWorker' in navigator && 'indexedDB' in window;
