import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const searchField = 'main input[type=search]';
// The list may take a while to come.
const patienceMs = 5000;

/** Ways to pages, and to the search of one's documents wherever one is. */
export function useGo() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const waiting = useRef<MutationObserver>(undefined);
  const stop = () => waiting.current?.disconnect();
  useEffect(() => stop, []);

  const go = (to: string) => {
    stop();
    if (to !== pathname) void navigate(to);
  };
  const search = () => {
    go('/documents');
    if (focusSearch()) return;
    waiting.current = new MutationObserver(() => focusSearch() && stop());
    waiting.current.observe(document.body, { childList: true, subtree: true });
    setTimeout(stop, patienceMs);
  };
  return { go, search };
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(searchField);
  field?.focus();
  return field !== null;
}
