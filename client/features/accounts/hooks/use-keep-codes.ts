import { useToast } from '#client/ui/toast/toast-context.ts';
import { texts } from '../texts.ts';

const { codes: words } = texts;

/** Three ways to keep recovery codes. Nothing of them stays in the browser. */
export function useKeepCodes(username: string, codes: readonly string[]) {
  const { show } = useToast();
  const text = `${words.fileHead(username)}\n\n${codes.join('\n')}\n`;
  const copy = () => {
    // Without TLS a browser has no clipboard to write to.
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => show({ tone: 'success', title: words.copied }),
      () => show({ tone: 'error', title: words.copyFailed }),
    );
  };
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = words.fileName;
    link.click();
    URL.revokeObjectURL(address);
  };
  return { copy, download, print: () => window.print() };
}
