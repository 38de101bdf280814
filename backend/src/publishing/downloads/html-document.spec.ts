import { parseHTML } from 'linkedom';
import { articleData } from './article-data.js';
import { htmlDocument } from './html-document.js';

const shown = {
  title: 'Box & papers: <the> "other" half',
  byline: 'In the voice of The Appraiser & Sons' as string | null,
  category: 'Collectibles',
  wordCount: 1_208,
  summary: 'What a "box" & its papers add.',
};

/** Of a text that a model drafted. */
const drafted = { words: 900, drafted: 800, proposed: 0, person: 100, people: 1 };

const known = {
  ...shown,
  persona: 'The Appraiser & Sons',
  writers: { origins: drafted, models: ['gpt-5.6-terra'] } as Parameters<typeof articleData>[0]['writers'],
  contentHash: 'c0ffee',
  createdAt: '2026-11-20T09:00:00.000Z',
  modifiedAt: '2026-11-21T09:00:00.000Z',
  publisher: 'Example Desk',
};

function pageOf(changes: Partial<typeof shown> = {}) {
  const facts = { ...shown, ...changes };
  const data = articleData({ ...known, ...facts });
  const html = htmlDocument({ ...facts, status: 'Draft', data }, '<p>One.</p>');
  return { html, page: parseHTML(html).document };
}

describe('an article as a page of its own', () => {
  it('says at its head in whose voice it is, and never that a persona is its author', () => {
    const { html, page } = pageOf();
    const facts = [...page.querySelectorAll('header dl div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(facts).toEqual([
      ['Byline', 'In the voice of The Appraiser & Sons'],
      ['Category', 'Collectibles'],
      ['Word count', '1,208'],
      ['Status', 'Draft'],
    ]);
    expect(page.querySelector('meta[name=author]')?.getAttribute('content')).toBe(
      'In the voice of The Appraiser & Sons',
    );
    expect([page.title, page.querySelector('h1')?.textContent]).toEqual([shown.title, shown.title]);
    expect(html).toContain('</header>\n<p>One.</p>\n</article>');
  });

  it('tells machines that a model drafted it, who answers for it, and which text it is', () => {
    const script = pageOf().page.querySelector('head script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: shown.title,
      description: shown.summary,
      articleSection: 'Collectibles',
      wordCount: 1_208,
      inLanguage: 'en',
      author: { '@type': 'Organization', name: 'Example Desk' },
      creditText: 'In the voice of The Appraiser & Sons',
      publisher: { '@type': 'Organization', name: 'Example Desk' },
      dateCreated: known.createdAt,
      dateModified: known.modifiedAt,
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      identifier: { '@type': 'PropertyValue', propertyID: 'SHA-256', value: 'c0ffee' },
    });
  });

  it.each([
    ['drafted by a model', drafted, 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'],
    [
      'of people who took over what a model proposed',
      { ...drafted, drafted: 0, proposed: 100, person: 800 },
      'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
    ],
    [
      'of an archive into which a model’s proposals were taken',
      { ...drafted, drafted: 0, proposed: 100, person: 0, imported: 800 },
      'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
    ],
    [
      'by people alone',
      { ...drafted, drafted: 0, person: 900 },
      'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation',
    ],
    ['of an archive', { ...drafted, drafted: 0, person: 0, imported: 900 }, undefined],
    ['of an archive, edited by people', { ...drafted, drafted: 0, imported: 800 }, undefined],
    [
      'that is uncounted, but drafted by a model',
      null,
      'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
    ],
  ])('tells machines of a text %s how it came about', (_, origins, term) => {
    const data = articleData({ ...known, writers: { ...known.writers, origins } });
    expect(data.digitalSourceType).toBe(term);
  });

  it('claims nothing of an archive’s text of which nobody counted the words', () => {
    const data = articleData({ ...known, persona: '', byline: null, writers: { origins: null, models: [] } });
    for (const name of ['digitalSourceType', 'author', 'creditText']) expect(data).not.toHaveProperty(name);
  });

  it('names for an archive’s text its author there, unless a persona stands for them', () => {
    const writers = { origins: { ...drafted, drafted: 0, imported: 800 }, models: [] };
    const told = { ...known, writers, byline: 'A. Example', persona: '' };
    expect(articleData(told)).toMatchObject({ author: 'A. Example', publisher: { name: 'Example Desk' } });
    expect(articleData({ ...known, writers })).not.toHaveProperty('author');
  });

  it('says nothing of a byline and a category that there are not', () => {
    const { html, page } = pageOf({ byline: null, category: '' });
    expect([...page.querySelectorAll('header dt')].map((name) => name.textContent)).toEqual([
      'Word count',
      'Status',
    ]);
    expect(html).not.toContain('name="author"');
    expect(articleData({ ...known, category: '' })).not.toHaveProperty('articleSection');
  });

  it('is described by its summary, if it has one', () => {
    const { page } = pageOf();
    const told = (of: string) => page.querySelector(`meta[${of}]`)?.getAttribute('content');
    expect(['name=description', 'property="og:description"', 'property="og:title"'].map(told)).toEqual([
      shown.summary,
      shown.summary,
      shown.title,
    ]);
    const without = htmlDocument({ ...shown, summary: null, status: 'Draft', data: {} }, '<p>One.</p>');
    expect(without).not.toContain('description');
    expect(articleData({ ...known, summary: null })).not.toHaveProperty('description');
  });

  it('says when it was promoted, and who edits it then', () => {
    const promotedAt = '2026-11-21T09:00:00.000Z';
    expect(articleData({ ...known, promotedAt })).toMatchObject({
      datePublished: promotedAt,
      editor: { name: 'Example Desk' },
    });
  });

  it('takes the signs of titles and names for text, not for tags', () => {
    const { html, page } = pageOf({
      title: '</title></script><script>alert(1)</script>',
      byline: '"><img src=x>',
    });
    expect(page.querySelectorAll('script, img').length).toBe(1);
    expect(html).not.toContain('<script>');
  });
});

it.each([
  [{ label: 'Written by an AI model.', isMarked: true }, ['AI', 'AI Written by an AI model.']],
  [{ label: 'Written by an AI model.', isMarked: false }, [undefined, 'Written by an AI model.']],
  [{ isMarked: true }, [undefined, undefined]],
])('a label for readers has a mark before it where the house wants one: %j', (told, [mark, label]) => {
  const html = htmlDocument({ ...shown, status: 'Promoted', data: {}, ...told }, '<p>One.</p>');
  const { document } = parseHTML(html);
  expect(document.querySelector('header abbr')?.textContent).toBe(mark);
  expect(document.querySelector('header > p')?.textContent).toBe(label);
});
