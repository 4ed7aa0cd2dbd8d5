import type { Page } from 'playwright-core';

/** Makes an account with so many documents and signs the browser in. Gives the address of an interpretation. */
export async function fillAccount(page: Page, url: string, documents: number): Promise<string> {
  await page.goto(`${url}/terms`);
  const id = await page.evaluate(async (count) => {
    const dataOf = async (path: string, init?: RequestInit) => {
      const answer = await fetch(path, init);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return (await answer.json()).data;
    };
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ username: `reader-${Date.now()}`, password: 'a calm river in May' });
    const user = await dataOf('/api/users/register', { method: 'POST', headers, body });
    localStorage.setItem('currentUser', JSON.stringify({ id: user.id, username: user.username }));
    let last = '';
    for (let each = 0; each < count; each++) {
      const form = new FormData();
      form.set('title', `Blood tests ${each + 1}`);
      form.set('documentType', 'lab_result');
      form.set('userId', String(user.id));
      const report = `LABORATORY\n\nPotassium  ${(3 + each / 40).toFixed(1)}  H  3.5-5.1  mmol/L\nSodium  140  135-145  mmol/L\n`;
      form.set('file', new Blob([report], { type: 'text/plain' }), 'report.txt');
      last = (await dataOf('/api/medical-documents', { method: 'POST', body: form })).id;
    }
    return last;
  }, documents);
  await page.goto(`${url}/interpretation/${id}`);
  await page.getByRole('tab').first().waitFor({ timeout: 600_000 });
  const { pathname } = new URL(page.url());
  await page.goto('about:blank');
  return pathname;
}
