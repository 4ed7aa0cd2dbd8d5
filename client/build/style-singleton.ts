import { useEffect } from 'react';

/**
 * Stands in for the package of this name, which locks the scrolling behind a dialog by a `<style>` element: the page's
 * security policy refuses those. An adopted sheet does the same and is allowed.
 */
export function styleSingleton() {
  const sheet = new CSSStyleSheet();
  let users = 0;

  const add = (styles: string) => {
    if (users === 0) {
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    users += 1;
  };
  const remove = () => {
    users -= 1;
    if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };

  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
