import { passagesFor, type Passage } from './passage.js';

const promise = passagesFor('promises');

const made = [
  'A decent insurer always pays for a theft, however it came about.',
  'Specialist policies cover every loss, from moths to meteorites.',
  'With an agreed value in the schedule, the insurer will invariably settle the claim.',
  'A collector’s policy covers you for anything that may happen to a stamp.',
  'Underwriters never question a claim that comes with photographs.',
  'Any damage is automatically covered once the policy is signed.',
  'Your insurance will replace the watch no matter how you lost it.',
  'With this kind of cover you are always reimbursed, even abroad.',
  'A good policy pays in full, whatever the cause of the fire.',
  'Insurers will cover all risks to a cellar, and ask few questions.',
  'If the adjuster is late, you should take the insurer to court.',
  'Owners ought to sue a carrier who drops a crate.',
  'Do not hesitate to sue the dealer; dealers fear a judge.',
  'If the valuation is refused, sue.',
  'I would recommend taking the carrier to court before the papers are lost.',
  'Collectors must go to court over a clause like that.',
  'You can deduct the premium from your income tax.',
  'Collectors of stamps and of coins may write the loss off against their gains in that year.',
  'The cost of a safe is tax-deductible in every country that we know.',
  'You could claim the restoration as a business expense.',
  'Deduct the storage from your taxes while the wine matures.',
  'Owners are entitled to deduct what they spend on a valuer.',
  'No claim is ever refused if the box has been kept.',
  'After a burglary the insurance simply pays, and that is the end of it.',
].map(promise.wrong);

const kept = [
  'Most policies pay the agreed value after a total loss, less the excess.',
  'No insurer always pays, and none covers everything.',
  'Many owners believe that a policy covers every loss.',
  'Ask the broker whether the policy covers all risks or only those it names.',
  'The policy covers all risks except wear, rust and war.',
  'An insurer always pays late when the papers are missing.',
  'Does a policy ever cover anything that is not on the list?',
  'New purchases are covered automatically for thirty days.',
  'The insurer never asked for the key.',
  'A policy covers any damage that is named in its schedule.',
  'The advertisement said that the policy covers everything; the policy did not.',
  'A lawyer can tell you whether to sue.',
  'The heirs did sue, and lost in 1974.',
  'You should ask a lawyer before you go to court.',
  'The dealer threatened to take the museum to court.',
  'Whether you can deduct the premium is a question for a tax adviser.',
  'The insurer may deduct the excess from what it pays.',
  'Premiums are not tax-deductible in most countries.',
  'You can write the date on the back, off to one side.',
  'The deductible is $500, and it applies to each claim.',
  'Theft is covered in the house, and breakage is not.',
  'The adjuster always pays for lunch.',
  'All claims are read by an adjuster before anything is paid.',
  'Cover begins when the insurer confirms it, and never before.',
].map(promise.fine);

const stock = passagesFor('stock-phrases');
const body = 'The key to the clock was in a cup, and the cup was on the shelf.';

const headlines = [
  'Everything You Need to Know About Insuring Wine',
  'The Ultimate Guide to Vintage Chronographs',
  'You Won’t Believe What This Penny Sold For',
  'Seven Things Every Collector Should Know',
  'What Every Watch Owner Needs to Know',
  'Unlocking the Secrets of Old Paper',
  'A Complete Guide to Coin Storage',
  'What Dealers Don’t Want You to Know',
  'Navigating the World of Classic Cars',
  'Wine Collecting 101: Start Small',
  '5 Reasons You Need an Inventory',
  'The Hidden Truth About Grading',
].map((title) => stock.wrong({ title, content: body }));

const talk = [
  'In this article, we will look at three ways to store a map.',
  'This guide explores the art of keeping wine.',
  'As mentioned above, the box comes first.',
  'The trunk has four labels, so let’s dive into what a label can tell.',
  'In today’s post, I want to share what I know of hinges.',
  'By the end of this article you will know where to look.',
  'This article aims to explain how a claim is settled.',
  'Without further ado, here are the lots.',
  'In the following section we turn to cards.',
  'Read on to learn how the lock was opened.',
  '## The Definitive Guide to Hinges\n\nA hinge has two leaves and a pin.',
  'We will now explore why the dial was changed.',
].map(stock.wrong);

const ownHeadlines = [
  'What a Clasp Remembers',
  'Seven bottles and a leaking roof',
  'A field guide to the hinges of Delft',
  'Who pays when the van is late?',
  'Three owners, one ledger',
  'The dealer who wrote everything down',
  'What to photograph before the movers come',
  'Why the second owner matters more than the first',
  'The only guide was a postman',
  'How a penny became evidence',
  'Everything in its box',
  'The art of the short letter',
].map((title) => stock.fine({ title, content: body }));

const ownTalk = [
  'Nothing in this article is advice on tax or law.',
  'This piece shows wear at the foot and none at the rim.',
  'In this section of the cellar the labels face up.',
  'The guide explains how to set the humidity.',
  'As the dealer had mentioned above his signature, the lid is later.',
  'We will see whether the market agrees in May.',
  'Let us begin with the drawer, since it is open.',
  'The article was printed in 1962 and has been wrong since.',
  'Before we sign anything, we read it aloud.',
  'The next lot on the shelf is a tin soldier.',
  'I will explain it to the adjuster when he comes.',
  'This post was turned from a single piece of oak.',
].map(stock.fine);

/** The passages about promises, advice and announcements. */
export const promisesAndTalk: readonly Passage[] = [
  ...made,
  ...kept,
  ...headlines,
  ...talk,
  ...ownHeadlines,
  ...ownTalk,
];
