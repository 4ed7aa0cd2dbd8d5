export type NavEntry = {
  label: string;
  to: string;
  /** Other addresses of the same screen. */ also: readonly string[];
};

export const navLinks: readonly NavEntry[] = [
  { label: 'Home', to: '/', also: [] },
  { label: 'My Documents', to: '/documents', also: [] },
  { label: 'Upload Document', to: '/upload-document', also: ['/document-upload', '/upload'] },
  { label: 'Pricing', to: '/pricing', also: [] },
];

/** For whoever is signed in. */
export const memberLinks: readonly NavEntry[] = [{ label: 'Shared With Me', to: '/shared-with-me', also: [] }];

/** Links that need not be in sight on every page. */
export const moreLinks: readonly NavEntry[] = [
  { label: 'AI and privacy', to: '/privacy-settings', also: [] },
  { label: 'Open a shared document', to: '/shared', also: [] },
];

/** Links that stand in the footer alone. */
export const footerLinks: readonly NavEntry[] = [
  { label: 'Privacy', to: '/privacy', also: [] },
  { label: 'Terms', to: '/terms', also: [] },
  { label: 'Admin', to: '/seo-tools', also: [] },
];

export const isCurrent = ({ to, also }: NavEntry, path: string): boolean => {
  const place = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return place === to || also.includes(place);
};
