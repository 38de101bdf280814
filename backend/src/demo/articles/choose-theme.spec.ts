import { articleInputs } from '../../generation/writing/testing/article-inputs.js';
import { chooseTheme } from './choose-theme.js';
import { allSubjects } from './subjects.js';

it.each([
  ['Before insuring signed period brooches, ask twice', 'jewelry'],
  ['False friends among sealed booster boxes', 'card'],
  ['Lending imported nineties coupes safely', 'car'],
  ['Photographing beaded evening bags for a claim', 'handbag'],
  ['Counting unused stadium tickets properly', 'memorabilia'],
  ['Fakes among signed baseballs', 'memorabilia'],
  ['Championship medals and rings after a move', 'memorabilia'],
  ['What crystal cognac decanters cost to keep', 'wine'],
])('an article on %j tells of the %s', (title, word) => {
  const idea = { title, angle: '', relevance: '', sources: [] };
  const { subject } = chooseTheme(articleInputs({ idea }), () => true);
  const known = allSubjects.find(({ sections }) => sections === subject.sections);
  expect(known?.words.split(' ')).toContain(word);
});
