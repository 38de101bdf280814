import { passagesFor, type Passage } from './passage.js';

const mustInclude = (...must_include_at_least_one_of: string[]) => ({
  rules: {
    format_and_quality_standards: {
      length: { min_words: 1, max_words: 10_000, preferred_range: '' },
      must_include_at_least_one_of,
    },
  },
});
const papers = passagesFor('must-include', mustInclude('A paper: "condition report" or "inventory"'));
const table = passagesFor('must-include', mustInclude('A comparison table', 'A checklist'));
const question = passagesFor('must-include', mustInclude('A question at the end'));
const figure = passagesFor('must-include', mustInclude('A figure with its source'));

const included: Passage[] = [
  papers.fine('Ask for the condition report before you ask for the price.'),
  papers.fine('An **Inventory** is a list that somebody has walked through.'),
  papers.wrong('Ask for the report on its condition before you ask for the price.'),
  papers.wrong('Take stock of what is inventoried nowhere.'),
  table.fine('| Cover | Agreed value |\n| --- | --- |\n| One | Yes |\n| Two | No |'),
  table.fine('Before you ship it:\n\n- Photograph it.\n- Weigh it.\n- Seal it.'),
  table.wrong('A table that compares the two would help, but there is none here.'),
  question.fine('The box is half of the story. What is the other half?'),
  question.wrong('What is the other half of the story? It is the invoice.'),
  figure.fine('Half of the lots, 52 percent, found no buyer [s1].'),
  figure.wrong('Half of the lots, 52 percent, found no buyer.'),
];

const banned = passagesFor('do-not', {
  rules: {
    do_not: ['Promise nothing: no "safe investment", "guarantee" or "hidden gem"', 'Name collectors'],
  },
});

const forbidden: Passage[] = [
  banned.wrong('A watch of this kind is a safe investment.'),
  banned.wrong('Such watches are safe investments.'),
  banned.wrong('The seller guarantees that the dial was never touched.'),
  banned.wrong('It was, they said later, a *hidden gem* of the sale.'),
  banned.wrong('## A hidden\ngem, and a safe investment too'),
  banned.fine('The catalogue called it “a safe investment”; nobody at the house would say so.'),
  banned.fine('Read [the note](https://house.example/guarantee) before the sale.'),
  banned.fine('The gem was hidden behind the dial.'),
  banned.fine('> A safe investment, if ever there was one.\n\nSo the advertisement went in 1928.'),
  banned.fine('An investment in a safe is worth considering.'),
];

const term = passagesFor('terms', {
  rules: { terms: ['Patek Philippe', 'guilloché', 'hallmark', 'Valjoux', 'tourbillon'] },
});

const spelled: Passage[] = [
  term.wrong('A Patek Phillipe from the estate was withdrawn.'),
  term.wrong('The guilloche of the dial is worn at six o’clock.'),
  term.wrong('Its turbillon was replaced in the workshop.'),
  term.wrong('A Valjou movement beats in it.'),
  term.wrong('The hallmrak is on the inside of the case.'),
  term.wrong('A patek philippe with its box.'),
  term.fine('Patek Philippe’s archive confirms the year.'),
  term.fine('The hallmarks are worn, and the guilloché is not.'),
  term.fine('The hall was marked by two wars.'),
  term.fine('A Valjoux movement, and no tourbillon in sight.'),
  term.fine('Philip kept the watch in a paper bag.'),
];

const claim = passagesFor('risky-claims');
const ownClaim = passagesFor('risky-claims', { rules: { risky_claims: ['never burns'] } });

const claimed: Passage[] = [
  claim.wrong('With these two watches a guaranteed return is yours.'),
  claim.wrong('Sell in January and you will pay no tax.'),
  claim.wrong('Do this and your insurer must pay within a month.'),
  claim.wrong('Gold coins are a risk-free way to keep savings.'),
  claim.wrong('We recommend buying the second edition.'),
  claim.wrong('The new policy covers everything in the house.'),
  claim.wrong('You should sue your insurer.'),
  claim.wrong('Your claim will always be paid in full.'),
  claim.wrong('After a fire you should definitely sue the dealer.'),
  claim.wrong('Under this policy your claims will be paid in full within a week.'),
  claim.wrong('Your insurer will always pay, whatever the cause.'),
  claim.wrong('You’ll certainly be reimbursed for the frame.'),
  claim.wrong('Every claim is paid, and none takes longer than a week.'),
  claim.wrong('With this clause you’re covered for everything.'),
  claim.wrong('You don’t need a lawyer for that.'),
  claim.wrong('You cannot lose with a first edition.'),
  claim.wrong('The price can only go up in value from here.'),
  claim.wrong('You do not have to declare a sale of that kind.'),
  claim.wrong('Now is the time to buy early Leicas.'),
  claim.wrong('We advise you to sell before the spring.'),
  claim.wrong('The law is on your side in such a sale.'),
  claim.wrong('A stamp of that sheet will simply never lose value.'),
  claim.wrong('There is no risk in a sale by private treaty.'),
  claim.wrong('You ought to sue the carrier at once.'),
  claim.wrong('Your insurer cannot refuse to pay for a theft.'),
  claim.wrong('You’re fully covered whatever happens on the way.'),
  claim.wrong('You should take your broker to court.'),
  claim.wrong('These cards are guaranteed to go up in price.'),
  claim.fine('Nobody can say that a claim will be paid in full.'),
  claim.fine('You should ask a lawyer before you sue.'),
  claim.fine('The broker went to court in 1998.'),
  claim.fine('No sale comes with a guaranteed return.'),
  claim.fine('Ask in writing what your insurer will pay for a dent.'),
  claim.fine('It takes a month until your claim will be paid or refused.'),
  claim.fine('You should sign the back in pencil.'),
  claim.fine('A key on a ribbon is a key you cannot lose.'),
  claim.fine('The court will rule in May.'),
  claim.fine('The insurer paid without question in 1912.'),
  claim.fine('People who borrow to buy at auctions pay interest.'),
  claim.fine('The market can rise, and it can fall in value.'),
  claim.fine('Claims of restorers are paid from another fund.'),

  claim.fine('Whether you should sue is a question for a lawyer.'),
  claim.fine('A lawyer can say if your claim will be paid in full.'),
  claim.fine('The dealer was sued by the insurer in 1998.'),
  claim.fine('No insurer promises that every claim is paid.'),
  claim.fine('Do not count on it that your claim will be paid.'),
  claim.fine('The heirs wanted to sue, and the court sent them to a mediator.'),
  claim.fine('The insurer paid the claim in full after a year.'),
  claim.fine('She asked whether you can do without insurance.'),

  claim.fine('Nothing about a cellar in a flood plain is risk-free.'),
  claim.fine('The leaflet promised “a guaranteed return” and was withdrawn.'),
  claim.fine('Whether your insurer must pay is a question for a lawyer.'),
  claim.fine('The blanket covers everything on the shelf, dust included.'),
  ownClaim.wrong('Paper of this kind never burns.'),
  ownClaim.fine('Gold coins are a risk-free way to keep savings.'),
];

const block = passagesFor('required-blocks', {
  rules: {
    required_blocks: [{ name: 'Disclaimer', text: 'Nothing in this article is advice on tax or law.' }],
  },
});

const linkedBlock = passagesFor('required-blocks', {
  rules: {
    required_blocks: [
      { name: 'Call to action', text: '**Insured?** [Ask us](https://example.com/insights).' },
    ],
  },
});

const blocks: Passage[] = [
  block.fine('Keep the box.\n\nNothing in this article is advice on tax or law.'),
  block.fine('Keep the box.\n\n*Nothing in this article\nis advice on tax or law.*'),
  block.wrong('Keep the box.'),
  block.wrong('Keep the box.\n\nNothing in this article is advice on tax.'),
  block.wrong('Nothing in this text is advice on tax or law.'),
  block.wrong('Nothing here is advice; this article is no opinion on tax or law.'),
  linkedBlock.fine('Keep the box.\n\n**Insured?** [Ask us](https://example.com/insights).'),
  linkedBlock.fine('- Keep the box.\n- **Insured?**\n  [Ask us](https://example.com/insights).'),
  linkedBlock.wrong('Keep the box.\n\n**Insured?** Ask [your broker](https://example.com/insights).'),
  linkedBlock.wrong('Keep the box.\n\n**Insured?** [Ask us](https://example.org/offers).'),
  linkedBlock.wrong('Keep the box. [Ask us](https://example.com/insights).'),
];

const said = passagesFor('chatter');

const chatted: Passage[] = [
  said.wrong('As an AI language model, I can’t visit the sale, but the lots are listed.'),
  said.wrong('Certainly! Here is the article you asked for.\n\n## The box\n\nKeep it.'),
  said.wrong('Keep the box.\n\nI hope this helps! Let me know if you’d like any changes.'),
  said.wrong('The sale at [insert auction house] ended on Sunday.'),
  said.wrong('The hammer fell at TBD, above the estimate.'),
  said.wrong('Dear {{name}}, the box comes first.'),
  said.wrong('Half of the lots found no buyer [sN].'),
  said.wrong('[write: a sentence on storage] Keep the box.'),
  said.wrong('Lorem ipsum dolor sit amet, and then the box.'),
  said.fine('Certainly the box matters, and here the papers matter more.'),
  said.fine('The clerk said, “I hope this helps,” and closed the drawer.'),
  said.fine('An owner used an AI model to read the label, and it misread the year.'),
  said.fine('Write [the year](https://house.example/year) on the back in pencil.'),
  said.fine('Her to-do list had one entry: insert the key, and turn it left.'),
  said.fine('As an aid to memory, photograph the dial.'),
];

const caption = (...captions: string[]) => ({
  captions: { captions, brandTags: ['#One', '#Two', '#Three'], link: 'https://house.example/insights' },
});
const post = (words: string, tags = '#One #Two #Three #Coins'): string =>
  `${words}\n\nRead more: https://house.example/insights\n\n${tags}`;
const captions = passagesFor('caption-rules');

const posts: Passage[] = [
  captions.fine(caption(post('Keep the box. Who else has one?'))),
  captions.fine(caption(post('Keep the box. Who has one?'), post('Ask for the papers. They tell more.'))),
  captions.fine(caption(post('A coin of 1.5 ounces is no toy. Weigh it twice. Write it down.'))),
  captions.fine(caption(post('Ref. No. 2499 is a small watch. Dr. Vane sold it to Messrs. Arber.'))),
  captions.wrong(caption(post('Keep the box.'))),
  captions.wrong(caption(post('Keep it. Dry it. Wrap it. Lock it away.'))),
  captions.wrong(caption(post('Keep the box. Who else has one?', '#One #Two #Three'))),
  captions.wrong(caption(post('Keep the box. Who else has one?', '#One #Two #Coins #Watches'))),
  captions.wrong(caption('Keep the box. Who else has one?\n\n#One #Two #Three #Coins')),
  captions.wrong(caption(post('Keep the box. Who has one?'), post('Keep the box! Who has one?'))),
  captions.wrong(caption(post('Keep the box #now. Who else has one?'))),
  captions.wrong(caption(post(`${'Keep the box and the papers and the strap, '.repeat(7)}always. Why?`))),
];

/** The passages about wording. */
export const wording: readonly Passage[] = [
  ...included,
  ...forbidden,
  ...spelled,
  ...claimed,
  ...blocks,
  ...chatted,
  ...posts,
];
