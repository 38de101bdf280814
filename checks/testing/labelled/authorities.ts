import { passagesFor, type Passage } from './passage.js';

const figures = passagesFor('figures-have-source');

const vague = [
  'Experts agree that the box matters more than the strap.',
  'Many collectors say the second series is the better one.',
  'It is widely known that steel holds its value.',
  'Studies have shown that light does more harm than damp.',
  'Seasoned dealers believe that the market for cards has turned.',
  'According to industry insiders, the reserve was never met.',
  'Most specialists recommend a second opinion.',
  'It is generally accepted that a redial halves the price.',
  'Research shows that owners underestimate what they have.',
  'Everyone agrees that the blue dial is the rarest.',
  'Auctioneers often warn that estimates are wishes.',
  'There is broad consensus among valuers that the lid is later.',
  'The reference is widely regarded as the finest of its kind.',
  'Leading historians think that the clock was made in Bath.',
  'Conventional wisdom has it that wine should lie down.',
  'Analysts predict that demand for whisky will fall.',
  'Surveys have found that few people read their policy.',
  'Insurers will tell you that water is worse than fire.',
  'Connoisseurs consider the early labels the better ones.',
  'According to experts, a dry room is enough.',
].map(figures.wrong);

const namedOrNone = [
  'The two experts agree on the date and on nothing else.',
  'Experts at the museum in Basel have kept the maps flat since the war.',
  'Ask what dealers say when the door is shut.',
  'Collectors keep the box, and few of them know why.',
  'The experts agree that the box matters more than the strap [s1].',
  'Insurers expect an inventory that is no older than a year.',
  'Dealers call it a quiet box.',
  'The study of hinges is a lonely one.',
  'Specialists such as Ada Brill say that the lid is later.',
  'She knows what collectors say, and bids all the same.',
  'If experts disagree, the catalogue says so.',
  'The insurer and the owner agree a value once a year.',
  'Our research took us to three archives and one attic.',
  'The evidence suggests that the dial was changed once.',
  'Do experts agree?',
  '“Experts agree,” the leaflet said, and gave no names.',
  'Collectors who say so have never owned one.',
  'Owners think about fire and forget about water.',
  'The consensus of the three reports is a date before 1840.',
  'The broker says that insurers believe a photograph before a receipt.',
  'A good forgery is made for the test that everybody knows.',
].map(figures.fine);

const report = {
  id: 's1',
  title: 'Results of the autumn sale',
  text: 'The sale was led by Katharina Brunner. “The room was full,” said Ms. Brunner, head of watches. The clock had belonged to the collector Henry Graves of New York. Owen Pryce of Halden & Moore spoke of a shortage of boxes. The house, Harrow & Pell, was founded by Edmund Harrow.',
};
const people = passagesFor('names-from-sources', {
  title: 'What Ada Lindqvist kept in her cellar',
  sources: [report],
  asked: ['Quote the restorer Tomás Herrera, who repaired the case.'],
});

const strangers = [
  '“Boxes are hard to find,” says Marcus Thornbury, who has three [s1].',
  'Eleanor Whitcombe, a dealer in Bath, keeps hers in the bank.',
  'According to Anjali Deshpande, the drawing never left the house.',
  'The watchmaker Jean-Luc Morel calls it a redial.',
  'Dr. Helena Marsh has written on the marks of Delft.',
  'The estimate was too low, argues Peter van der Velde.',
  'Lucia Ferrante, the museum’s curator of maps, opened the drawer.',
  'A century later the auctioneer Simon Okafor found the key.',
  '“It is the lid,” explained Rosalind Achterberg.',
  'Professor Whitlock dates it to the year of the flood.',
  'William Astley-Jones, who once owned it, recalled a second box, and Michael Sand, a broker, insured both.',
  'In the words of Caroline Peake, it was a quiet sale.',
].map(people.wrong);

const acquainted = [
  '“The room was full,” said Katharina Brunner [s1].',
  'Brunner said that the room was full [s1].',
  'The collector Henry Graves had owned it before the war [s1].',
  'Owen Pryce, a broker, spoke of a shortage of boxes [s1].',
  'The restorer Tomás Herrera repaired the case in a week.',
  'Ada Lindqvist, a collector, kept it in her cellar.',
  'Patek Philippe made the movement, and Vacheron Constantin the case.',
  'The Château Margaux lay beside the Romanée Conti.',
  'A Paul Newman dial is worth more than the watch around it.',
  'The Saint Gaudens double eagle has a wire rim.',
  'The dealer in Pebble Beach said that he had waited for it.',
  'The house said in May that the sale was full.',
  'But Brunner said that nobody had raised a paddle [s1].',
  'Yesterday the auctioneer told the room to wait.',
  'New York dealers say little, and London dealers less.',
  'The Grand Complication was sold after the Duesenberg Model J.',
].map(people.fine);

const totals = passagesFor('figures-agree');

const contradictory = [
  'The autumn sale totalled $12.4 million.\n\nThat the autumn sale totalled $14.2 million surprised the room.',
  'The total came to £310,000. Her brother counted again. The total was £301,000.',
  'The cellar held a total of 640 bottles.\n\nA total of 460 bottles is more than a family can drink.',
  'The evening made CHF 8 million in all. The porters heard that it made CHF 6 million in all.',
  'The claims reached a total of €1.2 million. Nobody had expected the claims to reach a total of €1.9 million.',
  'Altogether it was a long week. The collection brought $950,000 in total.\n\n## Afterwards\n\nThe collection brought $590,000 in total, and the family went home.',
  'The sale realised a total of $2.4 million for the charity. Of the total of $2.6 million nothing was left by June.',
  'The inventory lists a total of 88 watches. It took a day to photograph the total of 98 watches.',
].map(totals.wrong);

const consistent = [
  'The autumn sale totalled $12.4 million. The spring sale totalled $14.2 million.',
  'The sale totalled $12.4 million in 2022. In 2023 the sale totalled $14.2 million.',
  'The hammer total was £310,000. With premium the total was £385,000.',
  'The first session made a total of $41 million, and the second a total of $29 million.',
  'The sale made a total of $17,752,500. A total of about $17.8 million is no record.',
  'The sale totalled $17.8 million. The house counted 214 lots in total.',
  'The cars brought a total of £184,000 and the tools a total of £9,500.',
  'The total of the excesses was $1,500. The sale totalled $17.8 million.',
  'The Geneva sale totalled CHF 8 million. The Hong Kong sale totalled CHF 6 million.',
  'The cellar held a total of 640 bottles. The attic held a total of 46 boxes.',
  'The estimate came to a total of $2 million. The sale made a total of $2.6 million.',
  'A total loss is paid at £50,000. A total loss of the frame is paid at £5,000.',
].map(totals.fine);

const survey = {
  id: 's1',
  title: 'The survey of the trade',
  text: 'Of 120 dealers who were asked, 45 kept a record of every buyer. In the sale 84 of 102 cars found a buyer. The club has 300 members, of whom 210 have a written valuation. Some 1,500 people came on the first day. Thirty-six of the 90 bottles were corked.',
};
const counts = passagesFor('numbers-from-sources', { sources: [survey] });

const miscounted = [
  'Most of the dealers keep a record of every buyer [s1].',
  'Half of the dealers kept a record of their buyers [s1].',
  'Barely half of the cars found a buyer in the sale [s1].',
  'Nine in ten members have a written valuation [s1].',
  'A minority of the members have a valuation in writing, written by a broker [s1].',
  'Two thirds of the bottles were corked [s1].',
  'Of the bottles, 60 per cent were corked [s1].',
  'More than half of dealers keep a record of each buyer [s1].',
  'Only 30% of the dealers kept a record of every buyer [s1].',
  'A quarter of the cars found a buyer [s1].',
].map(counts.wrong);

const counted = [
  'Fewer than half of the dealers keep a record of every buyer [s1].',
  'More than a third of the dealers keep a record of every buyer [s1].',
  'Most of the dealers keep no record of every buyer [s1].',
  'The great majority of the cars found a buyer [s1].',
  'Four in five cars found a buyer in the sale [s1].',
  'Seven in ten members have a written valuation [s1].',
  'A majority of the members have a written valuation [s1].',
  'Two in five bottles were corked [s1].',
  'Of the bottles, 40 per cent were corked [s1].',
  'About 38 per cent of the dealers keep a record of every buyer [s1].',
  'Half of the dealers left before the end of the sale [s1].',
  'Most of the bottles had lost their labels [s1].',
  'Over 80 per cent of the cars found a buyer [s1].',
  'The second half of the record is in another hand [s1].',
].map(counts.fine);

/** The passages about authorities and about counts. */
export const authorities: readonly Passage[] = [
  ...vague,
  ...namedOrNone,
  ...strangers,
  ...acquainted,
  ...contradictory,
  ...consistent,
  ...miscounted,
  ...counted,
];
