import { markdownFile } from '@/components/browser/download';
import { htmlDocument, htmlOfMarkdown } from './html-document';
import { withFootnotes } from '../markdown/footnotes';

// The text is drawn at once, outside of what is on screen: no update of a page that a test would wait for.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const article = {
  title: 'Box & papers: <the> "other" half',
  content: 'Eight words of it, and **one** is *bold*.',
  persona: 'The Appraiser & Sons',
  category: 'Collectibles',
  status: 'draft' as const,
};

function pageOf(changes: Partial<Parameters<typeof htmlDocument>[0]> = {}) {
  const whole = { ...article, ...changes };
  const text = htmlDocument(whole, htmlOfMarkdown(whole.content));
  return { text, page: new DOMParser().parseFromString(text, 'text/html') };
}

const facts = (page: Document): Record<string, string> =>
  Object.fromEntries(
    [...page.querySelectorAll('header dl div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  );

describe('an article as a page of its own', () => {
  it('says at its head whose it is', () => {
    const { page } = pageOf();
    expect(facts(page)).toEqual({
      Author: 'The Appraiser & Sons',
      Category: 'Collectibles',
      'Word count': '8',
      Status: 'Draft',
    });
    expect(page.querySelector('h1')?.textContent).toBe(article.title);
    expect(page.title).toBe(article.title);
  });

  it('says that it is promoted', () => {
    expect(facts(pageOf({ status: 'promoted' }).page)).toMatchObject({ Status: 'Promoted' });
  });

  it('sets the text as it is read', () => {
    expect(pageOf().page.querySelector('article > p strong')?.textContent).toBe('one');
  });

  it('takes the signs of titles and names for text, not for tags', () => {
    const { text, page } = pageOf({ title: '</title><script>alert(1)</script>', persona: '"><img src=x>' });
    expect(page.querySelector('script, img')).toBeNull();
    expect(text).not.toContain('<script');
  });

  it('holds nothing of a text that could run', () => {
    const { page } = pageOf({
      content: '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n[x](javascript:alert(1))',
    });
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('[onerror]')).toBeNull();
    expect(page.querySelector('a')?.getAttribute('href') ?? '').not.toContain('javascript');
  });

  it('leads from a citation to its note, and back', () => {
    const sources = [{ id: 's4', title: '<i>Papers</i> & *boxes*', url: null }];
    const { page } = pageOf({ content: withFootnotes('One [s4]. Two [s4].', sources) });
    const citations = [...page.querySelectorAll('sup a')];
    expect(citations.map(({ textContent }) => textContent)).toEqual(['1', '1']);
    const note = page.querySelector(citations[0]?.getAttribute('href') ?? '');
    expect(note?.textContent).toContain('<i>Papers</i> & *boxes*');
    const back = [...(note?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(back).toEqual(citations.map(({ id }) => `#${id}`));
  });
});

describe('a markdown file', () => {
  it('begins with the title', () => {
    expect(markdownFile({ title: 'Two booklets', content: 'One serial number.' })).toBe(
      '# Two booklets\n\nOne serial number.\n',
    );
  });

  it.each([
    'What the <newsstand> sells',
    '*Sold* for ~$2,000 or ~~$3,000~~',
    'AT&amp;T & the [box](es) of __init__',
    'Two `ticks` and a \\* backslash',
    'Number 1 in C#',
    'Ends in ##',
    '# 1',
    '1984. A year',
    '- A dash',
    '![x](y) <!-- z --> <x@y>',
    '[^1] a note',
    'a_b_c | d ^e^ ! {f} $g$',
  ])('has a title that is text: %s', (title) => {
    const page = document.createElement('div');
    page.innerHTML = htmlOfMarkdown(markdownFile({ title, content: 'Text.' }));
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(page.querySelectorAll('h1 > *').length).toBe(0);
  });
});
