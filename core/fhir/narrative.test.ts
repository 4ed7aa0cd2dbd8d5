import { expect, test } from 'vitest';
import { list, narrative, paragraph, table } from './narrative.ts';

test('writes what looks like markup as the text that it is', () => {
  const { div } = narrative('additional', [paragraph('<script>alert("x")</script> & CRP < 5'), list(['a<b'])]);

  expect(div).toBe(
    '<div xmlns="http://www.w3.org/1999/xhtml"><p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; CRP &lt; 5</p><ul><li>a&lt;b</li></ul></div>',
  );
});

test('writes rows under their heads', () => {
  expect(table(['Test', 'Result'], [['CRP', '<5']]).xhtml).toBe(
    '<table><thead><tr><th>Test</th><th>Result</th></tr></thead><tbody><tr><td>CRP</td><td>&lt;5</td></tr></tbody></table>',
  );
});
