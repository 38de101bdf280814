import { pageText } from '../page-text.js';
import { writtenDate } from './written-date.js';

const sentence =
  'A steel chronograph, made in 1968, with its box and its papers, as its first owner left it.';

const datesOf = (body: string, head = ''): string[] => {
  const html = `<html><head><title>A page</title>${head}</head><body><main><p>${sentence}</p>${body}</main></body></html>`;
  return (pageText(html)?.dates ?? []).map(({ kind, date, from }) => `${kind} ${date} ${from}`);
};

const data = (value: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('a date as it is written', () => {
  it.each([
    ['2019-05-12', '2019-05-12'],
    ['2019-05-12T23:30:00-07:00', '2019-05-12'],
    ['2019/05/12', '2019-05-12'],
    ['2019-05', '2019-05'],
    ['12 May 2019', '2019-05-12'],
    ['12th May, 2019 at 10:00', '2019-05-12'],
    ['May 12, 2019', '2019-05-12'],
    ['Sept. 1st, 2019', '2019-09-01'],
    ['Sunday, 12 May 2019', '2019-05-12'],
    ['Sun, 12 May 2019 10:00:00 GMT', '2019-05-12'],
    ['12.05.2019', '2019-05-12'],
    ['12. Mai 2019', '2019-05-12'],
    ['Sonntag, den 12. März 2019', '2019-03-12'],
    ['12 févr. 2019', '2019-02-12'],
    ['1er mai 2019', '2019-05-01'],
    ['12 maggio 2019', '2019-05-12'],
    ['12 de mayo de 2019', '2019-05-12'],
    ['12–14 May 2019', '2019-05-12'],
    ['May 2019', '2019-05'],
    ['13/05/2019', '2019-05-13'],
    ['05/13/2019', '2019-05-13'],
    ['05/06/2019', undefined],
    ['31 February 2019', undefined],
    ['2019-13-01', undefined],
    ['12 Lots 2019', undefined],
    ['12 May 20190', undefined],
    ['in May', undefined],
    ['', undefined],
  ])('%s: %s', (text, date) => {
    expect(writtenDate(text)).toBe(date);
  });
});

describe('the dates of a page', () => {
  it.each([
    [
      '',
      '<meta property="article:published_time" content="2019-05-12T08:00:00Z">',
      ['published 2019-05-12 metadata'],
    ],
    ['', '<meta name="DC.date.issued" content="2019-05">', ['published 2019-05 metadata']],
    ['', '<meta property="article:modified_time" content="2024-05-03">', ['updated 2024-05-03 metadata']],
    ['', '<meta name="description" content="2024-05-03">', []],
    [
      data({ '@type': 'NewsArticle', headline: 'A', datePublished: '2019-05-12T08:00' }),
      '',
      ['published 2019-05-12 data'],
    ],
    [
      data({ '@type': 'WebPage', datePublished: 'May 12, 2019', dateModified: '2024-05-03' }),
      '',
      ['published 2019-05-12 data', 'updated 2024-05-03 data'],
    ],
    [
      data({ '@type': 'SaleEvent', name: 'A sale', startDate: '2019-05-12T14:00+02:00' }),
      '',
      ['event 2019-05-12 data'],
    ],
    ['<p>Published <time datetime="2019-05-12">six years ago</time></p>', '', ['published 2019-05-12 time']],
    [
      '<p><b>Last updated:</b> <time datetime="2024-05-03">in May</time></p>',
      '',
      ['updated 2024-05-03 time'],
    ],
    [
      '<time class="entry-date published updated" datetime="2019-05-12">May</time>',
      '',
      ['published 2019-05-12 time'],
    ],
    ['<span itemprop="dateModified" content="2024-05-03">May</span>', '', ['updated 2024-05-03 time']],
    ['<time datetime="2019-05-12">Sunday</time>', '', []],
    ['<p>Last updated 3 May 2024</p>', '', ['updated 2024-05-03 words']],
    [
      '<p>By A. Example | Published May 12, 2019 | Updated May 3, 2024</p>',
      '',
      ['published 2019-05-12 words', 'updated 2024-05-03 words'],
    ],
    [
      '<p>Veröffentlicht am 12.05.2019, zuletzt aktualisiert am 3. Mai 2024</p>',
      '',
      ['published 2019-05-12 words', 'updated 2024-05-03 words'],
    ],
    ['<p>Mis à jour le 3 mai 2024</p>', '', ['updated 2024-05-03 words']],
    ['<dl><dt>Sale date</dt><dd>12 May 2019</dd></dl>', '', ['event 2019-05-12 words']],
    ['<p>Live auction: Sunday, 12 May 2019</p>', '', ['event 2019-05-12 words']],
    ['<footer>Page last modified: 3 May 2024</footer>', '', ['updated 2024-05-03 words']],
    ['<p>It was sold in Geneva, and the house said on 12 May 2019 that it had.</p>', '', []],
  ])('%s %s', (body, head, dates) => {
    expect(datesOf(body, head)).toEqual(dates);
  });

  it('are the heading’s on the page of an article, and not on that of a lot', () => {
    const article = `<article><header><h1>A quarter</h1><time datetime="2019-05-12">May</time></header><p>${sentence}</p></article>`;
    expect(datesOf(article)).toEqual(['published 2019-05-12 time']);
    expect(datesOf(article + data({ '@type': 'Product', name: 'A lot' }))).toEqual([]);
  });

  it('are told once each, and all that differ, with where the page says so', () => {
    const head =
      '<meta property="article:published_time" content="2019-05-12"><meta property="og:updated_time" content="2024-05-03">';
    const article = data({
      '@type': 'Article',
      headline: 'A',
      datePublished: '2019-05-13',
      dateModified: '2024-05-03',
    });
    expect(datesOf(`${article}<p>Last updated 3 May 2024</p>`, head)).toEqual([
      'published 2019-05-12 metadata',
      'published 2019-05-13 data',
      'updated 2024-05-03 metadata',
    ]);
  });

  it('are not those of other things', () => {
    expect(datesOf('<section class="related"><p>Published 12 May 2019</p></section>')).toEqual([]);
  });
});
