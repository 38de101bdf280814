import { KnownQuantities, type Likeness } from './known-quantities.js';
import { quantitiesIn } from './read-quantities.js';

/** The likeness of the first amount of a text to those of a source. */
function likenessOf(text: string, source: string): Likeness[] {
  const known = new KnownQuantities(source);
  return quantitiesIn(text)
    .filter(({ unit, form }) => form !== 'words' || unit)
    .map((quantity) => known.compare(quantity).likeness);
}

describe('the same amount in another form', () => {
  it.each([
    ['$1.5-2m', 'The estimate was $1,500,000 to $2,000,000.'],
    ['$1.5 million to $2 million', 'Estimate: $1.5–2m'],
    ['$800,000 to 1.2 million', 'Estimate US$800,000–1,200,000'],
    ['Rs 2.4 crore', 'It sold for ₹2,40,00,000.'],
    ['₹2,40,00,000', 'It sold for Rs. 24,000,000.'],
    ['35 lakh rupees', 'It brought ₹35,00,000.'],
    ['$3¼ million', 'It brought $3,250,000.'],
    ['$3 1/4 million', 'It brought $3.25m.'],
    ['$3.25 million', 'It brought three and a quarter million dollars.'],
    ['US$3.25mm', 'It brought $3,250,000.'],
    ['€1.2 million', 'Der Zuschlag lag bei €1,2 Mio.'],
    ['€1,200,000', 'Der Zuschlag lag bei 1.200.000 Euro.'],
    ['€1,200,000', 'Adjugé 1\u202f200\u202f000 €'],
    ['€98,000', 'Adjugé 98 000 euros'],
    ['CHF 98,000', 'Hammer: CHF 98’000'],
    ['€2.5 billion', 'Der Umsatz betrug 2,5 Mrd. Euro.'],
    ['0.5 carats', 'A stone of .5 ct'],
    ['1.50 ct', 'A stone of 1.5 carats'],
    ['37.5 mm', 'Diameter: 37,5 mm'],
    ['12½ per cent', 'A premium of 12.5%'],
    ['12.5 percent', 'A premium of twelve and a half per cent'],
    ['twelve per cent', 'It rose by 12%.'],
    ['24 bottles', 'Two dozen bottles'],
    ['12th', 'the twelfth example'],
    ['the 1950s', 'made in the 1950s'],
    ['the 1950s', 'made in 1952'],
    ['45th', 'It was lot 45.'],
    ['1952/53', 'between 1952 and 1953'],
    ['$10-15 million', 'ten to fifteen million dollars'],
    ['$1.5 million', 'a million and a half dollars'],
    ['the 1960s', 'in the sixties'],
    ['the 5711', 'ref. 5711/1A'],
    ['1952', 'in nineteen fifty-two'],
    ['$250,000', 'two hundred and fifty thousand dollars'],
    ['$500,000', 'half a million dollars'],
    ['£40,000', '40k GBP in all, £40k'],
    ['37 mm', 'It is 3.7 cm wide.'],
    ['PSA 10', 'graded PSA-10'],
    ['MS65', 'an MS-65 coin'],
    ['5711/1A', 'Ref. 5711/1A-010'],
    ['75 per cent', 'three quarters of the lots'],
    ['$17.8 million', 'Sales (in thousands of dollars): 17,800'],
    ['12 lots', 'There were twelve of them.'],
    ['18k gold', 'an 18k case'],
    ['$5', 'five dollars'],
    ['$3 million', 'They made 3, 4 and 5 million dollars.'],
    ['$4 million', 'They made $3, $4, and $5 million.'],
    ['£3 million', 'It brought two, three or four million pounds.'],
    ['nine-tenths of the lots', '90% of the lots were sold.'],
    ['60 per cent', 'three fifths of the lots'],
    ['1.5 years', 'It took a year and a half.'],
    ['a carat and a quarter', 'a stone of 1.25 ct'],
    ['May 1, 2019', 'sold on 2019-05-01'],
    ['a 1-in-10,000 coin', '1 in 10,000'],
  ])('%s is in “%s”', (text, source) => {
    expect(likenessOf(text, source).filter((likeness) => likeness !== 'equal')).toEqual([]);
  });
});

describe('another amount', () => {
  it.each<[string, string, Likeness]>([
    ['$17.8 million', 'It came to $17,752,500.', 'rounded'],
    ['4 million francs', 'It brought CHF 4.2 million.', 'rounded'],
    ['37 mm', 'It is 36.8 mm wide.', 'rounded'],
    ['1.46 inches', 'It is 37 mm wide.', 'converted'],
    ['$98 million', 'It brought $98,000.', 'other-magnitude'],
    ['$5 billion', 'It brought $5 million.', 'other-magnitude'],
    ['$5 million', 'It brought $5,000.', 'other-magnitude'],
    ['£40,000', 'It brought $40,000.', 'other-currency'],
    ['$40,000', 'It brought HK$40,000.', 'other-currency'],
    ['40,000 yen', 'It brought 40,000 euros.', 'other-currency'],
    ['12 per cent', 'There were 12 lots.', 'other-unit'],
    ['12 lots', 'There was a premium of 12 per cent.', 'other-unit'],
    ['37 mm', 'It weighs 37 kg.', 'other-unit'],
    ['37 mm', 'It ran 37,000 miles.', 'absent'],
    ['fell 8%', 'Prices rose 8% in the year.', 'other-direction'],
    ['rose by 8 per cent', 'Prices fell by 8 per cent.', 'other-direction'],
    ['8% lower', 'Prices were 8% higher.', 'other-direction'],
    ['5711/1A', 'Ref. 5711/1R', 'other-reference'],
    ['PSA 10', 'graded BGS 10', 'other-unit'],
    ['$1.5-2m', 'The estimate was $1,500 to $2,000.', 'other-magnitude'],
    ['1,420 lots', 'The house sold 1,240 lots.', 'absent'],
    ['3 million lots', 'It made 3, 4 and 5 million dollars.', 'other-unit'],
    ['$12 million', 'It sold 12 lots, and $5 million came in.', 'absent'],
    ['1789', 'It was made in 1798.', 'absent'],
  ])('%s beside “%s” is told as such', (text, source, likeness) => {
    expect(new Set(likenessOf(text, source))).toEqual(new Set([likeness]));
  });
});
