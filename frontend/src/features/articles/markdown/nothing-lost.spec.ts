import { textOfWords } from '@/components/difference/words';
import { itemsOf } from '@/components/lists/sliced';
import { proseBlocks } from '../reading/prose-blocks';
import { htmlOfMarkdown } from '@prose/html-of-markdown';
import { drawnParts, type Drawn } from './drawn';

function pageOf(markdown: string): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = htmlOfMarkdown(markdown);
  return page;
}

const wordsIn = (part: Drawn): string =>
  typeof part === 'string' ? part : part.children.map(wordsIn).join('');
const shownIn = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

describe('what a text says is shown, whatever signs it has', () => {
  it.each([
    ['two “about” signs', 'A watch (~$2,000) and a box (~$5,000).'],
    ['an “about” sign at words', 'It took ~three years, or ~four.'],
    ['a place to fill in', 'Ask <owner> first.'],
    ['a tag that is not known', 'The <b2b>trade</b2b> buys.'],
    ['a tag with attributes', 'See <a href="https://example.com" onclick="x()">this</a>.'],
    ['a tag that is never closed', 'One <b>two three.'],
    ['a tag that is never opened', 'One two</sup> three.'],
    ['tags that cross', 'One <i>two <b>three</i> four.', 'One two <b>three four.'],
    ['a remark in a line', 'One <!-- ask her --> two.'],
    ['a block of details', '<details><summary>More</summary>All of it</details>'],
    ['a block over several lines', '<div>\nOne\ntwo\n</div>', '<div> One two </div>'],
    ['a script', '<script>\nlet a = "<b>";\n</script>', '<script> let a = "<b>"; </script>'],
    ['a remark', '<!-- ask her\n\nand him -->', '<!-- ask her and him -->'],
    ['a remark without an end', 'One.\n\n<!-- ask her\n\nTwo.', 'One. <!-- ask her Two.'],
    ['HTML in a list', '- One\n- <div>two</div>', 'One <div>two</div>'],
    ['HTML in a quotation', '> <div>two</div>', '<div>two</div>'],
    ['a line that begins with a tag', '<br>\nOne two.', 'One two.'],
    ['an instruction', '<?php echo 1 ?>'],
    ['a definition that nothing refers to', 'One.\n\n[Sic]: so-it-stands', 'One. [Sic]: so-it-stands'],
    [
      'a second definition of one name',
      'See [a].\n\n[a]: https://a.example\n[A]: https://b.example',
      'See a. [A]: https://b.example',
    ],
    ['a note that nothing refers to', 'One.\n\n[^a]: Two *three*.', 'One. [^a]: Two three.'],
    ['a cell too many', '| a | b |\n| - | - |\n| 1 | 2 | 3 | 4 |', 'a b 1 2 | 3 | 4'],
    ['words behind a fence', '``` Note this\ncode\n```', 'Note this code'],
  ])('%s', (_, markdown, said = markdown) => {
    const page = pageOf(markdown);
    // In the document, there is no blank between parts of a block that are below each other.
    for (const element of page.querySelectorAll('br, p, li, th, td, pre')) element.append(' ');
    for (const br of page.querySelectorAll('br')) br.replaceWith(' ');
    expect(shownIn(page.textContent)).toBe(said);
    const preview = drawnParts(markdown)?.flatMap((slice) => itemsOf(slice).map(wordsIn)) ?? [];
    const letters = (text: string) => text.replaceAll(/\s+/g, '');
    expect(letters(preview.join(''))).toBe(letters(said));
    const difference = proseBlocks(markdown).map(({ words }) => textOfWords(words));
    expect(letters(difference.join('').replaceAll('│', ''))).toBe(letters(said));
  });

  it.each([
    ['two signs strike out', 'One ~~two~~ three.', 'One <del>two</del> three.'],
    ['one sign within two', '~~a ~b~ c~~', '<del>a ~b~ c</del>'],
    ['a line break', 'One<br>two<BR/>three<br />four', 'One<br>\ntwo<br>\nthree<br>\nfour'],
    ['raised and lowered', '10 m<sup>2</sup>, H<SUB>2</SUB>O', '10 m<sup>2</sup>, H<sub>2</sub>O'],
    ['bold and italic', '<b>One *two*</b> <i>three</i>', '<strong>One <em>two</em></strong> <em>three</em>'],
    ['one in another', '<b>a <i>b</i></b>', '<strong>a <em>b</em></strong>'],
    ['a key', 'Press <kbd>F8</kbd>.', 'Press <kbd>F8</kbd>.'],
    ['code', 'Write `<br>`.', 'Write <code>&lt;br&gt;</code>.'],
  ])('%s: as it is meant', (_, markdown, html) => {
    expect(htmlOfMarkdown(markdown)).toBe(`<p>${html}</p>`);
  });

  it('breaks lines in the cells of a table', () => {
    expect(pageOf('| a |\n| - |\n| 1<br>2 |').querySelector('td')?.innerHTML).toBe('1<br>\n2');
  });

  it.each([
    ['that leaves some out', '3. a\n7. b\n8. c', ['3', '7', '8']],
    ['of years', '1984. Steel.\n\n1986. Gold.', ['1984', '1986']],
    ['that rises by one', '2. a\n3. b', ['2', '3']],
    ['that only says it is one', '1. a\n1. b\n1. c', ['1', '2', '3']],
  ])('a list %s has its numbers', (_, markdown, numbers) => {
    const list = pageOf(markdown).querySelector('ol');
    let number = (list?.start ?? 1) - 1;
    const shown = [...(list?.querySelectorAll('li') ?? [])].map((item) => {
      number = item.hasAttribute('value') ? item.value : number + 1;
      return String(number);
    });
    expect(shown).toEqual(numbers);
  });

  it('runs nothing, however deeply tags are nested', () => {
    const nested = '<b>'.repeat(300) + '<script>alert(1)</script>' + '</b>'.repeat(300);
    const page = pageOf(`One ${nested}`);
    expect(page.querySelector('script')).toBeNull();
    expect(page.textContent.replaceAll(/<\/?b>/g, '')).toBe('One <script>alert(1)</script>');
  });
});
