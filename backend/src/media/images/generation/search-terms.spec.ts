import { searchTerms } from './search-terms.js';

const article = (title: string, content = '', categoryName = 'Collectibles') => ({
  title,
  content,
  categoryName,
});

it('asks for the two things that the article speaks of most, then for less', () => {
  const content =
    'A chronograph with its papers. The chronograph was serviced; papers tell when. Box, papers, price.';
  expect(searchTerms(article('Service papers and the price of a neo-vintage chronograph', content))).toEqual([
    'papers chronograph',
    'papers Collectibles',
    'papers',
  ]);
});

it('takes its words from the text when the title has none', () => {
  expect(searchTerms(article('What it was', 'Handbags, handbags, and one vase.'))[0]).toBe('handbags vase');
});

it('knows words of every script', () => {
  expect(searchTerms(article('Старинные часы'))[0]).toBe('старинные часы');
});

it('falls back to the category', () => {
  expect(searchTerms(article('What now?', 'It is so.', 'Vaulted Voices'))).toEqual(['Vaulted Voices']);
});
