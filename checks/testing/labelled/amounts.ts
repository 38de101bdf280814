import { passagesFor, type Passage } from './passage.js';

const figures = passagesFor('figures-have-source');

/**
 * Sentences in the manner of articles on sales, watches, cars, coins, cards, wine and policies in several countries.
 */
const unsourced = [
  'The little chronograph went for CHF 98,000 after a long fight between two rooms.',
  'In the end the pair of clocks made 420,000 francs, and the room was silent for a while.',
  'The saloon, which had stood in a barn, changed owners for half a million dollars.',
  'A set of the cards that nobody wanted then would now be cheap at 40,000 yen.',
  'The painter’s last canvas brought Rs 2.4 crore, far beyond what the family had hoped for.',
  'The bronze was knocked down at 35 lakh, and the buyer was not in the room.',
  'His cellar of old claret was valued at EUR 310,000 when the family had it listed.',
  'The lower estimate of the tourbillon was HK$1.5-2m, which many thought was modest.',
  'Twelve per cent of the claims of that winter were never settled by anyone.',
  'The first owner had paid three hundred pounds for the car and its spare wheels.',
  'The vase that stood in the hall was insured for 3¼ million dollars at the time.',
  'A case of the same vintage costs GBP 4,200 in the trade and is hard to find.',
  'The gold coin is worth about US$3.25mm today, since only two of them are known.',
  'Premiums for classic cars went up by 8½ per cent over the winter.',
  'The card was bought for $2.50 in a shop and was sold for $61,000 to a friend.',
  'She paid 1.2 million Swiss francs for the lot, with the box and the papers.',
  'The estimate of the desk was €80,000 to €120,000, and it had no reserve.',
  'The stamp made A$75,000 on a wet afternoon, in front of eleven people.',
  'The bottle sold for £26,000 including the premium, to a bidder on the telephone.',
  'Nearly a third of them, 31 percent, had been given another dial.',
  'The market for such cars is worth 2.5 billion euros in a good year.',
  'The lacquer box brought 12 million yen, and the brush beside it brought nothing.',
  'The necklace was sold for AED 900,000 to someone who wished to stay unknown.',
  'He asked 18,000 kronor for the silver and got it on the same day.',
].map(figures.wrong);

const inOrder = [
  'A $5 half eagle in such a state is seldom seen outside a museum.',
  'The 1907 $20 has a wire rim, and its relief is higher than that of later years.',
  'The drawer held a 20-franc piece and the key of the clock that it had paid for.',
  'An old £5 note is larger than the hand that holds it, and printed on one side.',
  'The case is of 75% gold, which the hallmark inside of the lid confirms.',
  'The whisky was bottled at 43% ABV and has never stood in the light.',
  'The wine is 70 per cent Cabernet, and the rest of it was blended in the spring.',
  'The buyer’s premium is 26% up to £800,000 and 20% of what is above it.',
  'To the hammer price comes a premium of 25 per cent, and the tax of the country.',
  'The price of $48,000 was recorded by the register of the club in its yearbook.',
  'The clock was sold for £31,000 by Harrow & Pell of Bath in December 2015.',
  'The watch made CHF 98,000, the house said on the morning after.',
  'The house’s catalogue lists it at €8,000, with a crack in the glaze.',
  'The car brought $2.1 million, Harrow & Pell announced after the sale.',
  'The estimate of ₹35,00,000 was given in the catalogue of the sale.',
  'The watch has two crowns, and the second of the 2 crowns turns the inner ring.',
  'The chest weighs 90 pounds, so that two people have to carry it up the stairs.',
  'The excess is $500 for each claim, and it is named on the first page of the policy.',
  'A humidity of 45% suits paper, and it suits the people who read it.',
  'The shirt is of 100% cotton, and it was worn on the day of the race.',
  'If the watch is worth CHF 50,000, have it listed by itself in the policy.',
  'The silver is stamped 925, and beneath the stamp are the letters of the maker.',
  'The dial is 37.5 mm wide, and the movement beats 18,000 times in an hour.',
  'Lot 214 stood in the second room, beside the door, from Monday to Friday.',
].map(figures.fine);

const result = {
  id: 's1',
  title: 'Results of the spring sale',
  text: 'The clock brought $9,000 and the watch, ref. 5711/1R, CHF 40,000. The total was $17,752,500 for 12 lots. The dial is 37.5 mm wide. Prices rose 8% over 2018. The car had run 37,000 miles. The estimate was $1,500,000 to $2,000,000. A third card was graded PSA 9.',
};
const indian = {
  id: 's2',
  title: 'Saleroom notes',
  text: 'The bronze sold for ₹2,40,00,000. The drawing made Rs 35 lakh. It was shown in 1952/53.',
};
const german = {
  id: 's3',
  title: 'Ergebnisse',
  text: 'Der Zuschlag lag bei 1.200.000 Euro, die Schätzung bei 0,8 Mio. Euro. Das Gehäuse misst 37,5 mm.',
};
const numbers = passagesFor('numbers-from-sources', { sources: [result, indian, german] });

const lookedUp: Passage[] = [
  ...[
    'The estimate was $1.5-2m [s1].',
    'The bronze sold for Rs 2.4 crore [s2].',
    'The drawing made ₹35,00,000 [s2].',
    'The hammer fell at €1.2 million [s3].',
    'The estimate was €800,000 [s3].',
    'The case is 3.75 cm wide [s3].',
    'Prices rose by eight per cent [s1].',
    'The clock brought nine thousand dollars [s1].',
    'The total was about $17.8 million [s1].',
    'It was on show in 1952 and 1953 [s2].',
    'The clock brought $9,000[s1] and the bronze ₹2,40,00,000[s2].',
    'A dozen lots were sold [s1][s2].',
    '## A clock at $9,000 [s1]\n\nIt was wound on Sundays.',
    '| Lot | Price |\n| --- | --- |\n| Clock | $9,000 [s1] |',
    'The card is a PSA 9 [s1].',
    'The dial is 37.50 mm wide [s1].',
  ].map(numbers.fine),
  ...[
    'The clock brought $9 million [s1].',
    'The clock brought €9,000 [s1].',
    'The watch brought $40,000 [s1].',
    'The total was $17,752,500,000 [s1].',
    'Prices fell 8% [s1].',
    'Of the lots, 12 per cent were sold [s1].',
    'The watch is a 5711/1A [s1].',
    'The car had run 37,000 kilometres [s1].',
    'The bronze sold for ₹2.4 lakh [s2].',
    'The bronze sold for $2.4 crore [s2].',
    'The hammer fell at €1.2 billion [s3].',
    'The case is 37.5 cm wide [s3].',
    'The card is a PSA 10 [s1].',
    'The clock brought $9,000[s2] and the bronze ₹2,40,00,000[s1].',
    '## A clock at $9,500 [s1]\n\nIt was wound on Sundays.',
    '| Lot | Price |\n| --- | --- |\n| Clock | $9,500 [s1] |',
    'The clock brought nine hundred dollars [s1].',
    'It was on show in 1953/54 [s2].',
  ].map(numbers.wrong),
];

/** The passages about amounts. */
export const amounts: readonly Passage[] = [...unsourced, ...inOrder, ...lookedUp];
