import type { Section } from './subject.js';

/** What is true of any collection: sections that fit into an article on whatever subject. */
export const craft: readonly Section[] = [
  {
    heading: 'A condition report anyone can write',
    question: 'What belongs in a condition report?',
    paragraphs: [
      'A condition report is a description that a stranger could check. It names the object, the light it was seen in, the date and the person looking, and then goes over the surface in a fixed order: from the top left, clockwise, back last. Flaws are measured and drawn onto a photograph. Words such as “fine for its age” are left out, because nobody can check them.',
      'Write one for every important piece, even though no one has asked. It takes twenty minutes, and it turns every later discussion, with a carrier, a borrower, a buyer or an insurer, into a comparison of two sheets of paper. When a specialist writes another one some day, keep yours. Two dates show movement, and movement is what matters.',
    ],
  },
  {
    heading: 'Agreed value, in one paragraph',
    question: 'What does agreed value mean?',
    paragraphs: [
      'Agreed value is a sum that owner and insurer settle before anything happens and that is paid after a total loss without a second discussion. Market value cover looks similar and works differently: the sum is a ceiling, and what the thing was worth on the day has to be shown. The words are on the schedule. If they are not, it is probably the second kind.',
      'An agreed value is only as good as its date. Too low, and the loss is half paid; too high, and the premium has been buying nothing. An appraisal from a qualified person, renewed every few years and attached to the policy, keeps both ends honest. Ask what happens to partial damage as well, where repair and loss in value are separate questions.',
    ],
  },
  {
    heading: 'Five photographs',
    question: 'Which photographs are enough?',
    paragraphs: [
      'Front, back, marks, damage, scale: five photographs of each piece do most of what a catalog does. Daylight from one side shows texture, a plain background keeps the color honest, and a ruler in the picture makes it a document. Take them once with care, and again after anything has been done to the object.',
      'File names matter more than cameras. Inventory number, view, date, in this order, and the pictures sort themselves for the next thirty years. Keep the originals untouched, since edited files lose the date they were taken. Store one copy where a fire, a thief or a forgotten password cannot reach both.',
    ],
  },
  {
    heading: 'The paper trail',
    question: 'Which papers are worth keeping?',
    paragraphs: [
      'Keep what was written at the time by people who had no reason to please you: invoices, delivery notes, customs forms, letters, old insurance schedules, exhibition labels. Each of them ties the object to a name and a date. Provenance, the history of ownership, is nothing else than such papers in the right order, with the gaps left open to view.',
      'Papers want copying on the day they come in. Thermal receipts fade within a few years, e-mail accounts are closed, dealers retire. A scan with the inventory number in its name takes a minute. The original goes into a folder away from the object, so that no single misfortune can take the thing and its history together.',
    ],
  },
  {
    heading: 'Restoration, and when to stop',
    question: 'When is restoration one step too far?',
    paragraphs: [
      'Conservation keeps an object from getting worse; restoration makes it look better. The first is nearly always right, the second is a decision, and it has to be made before the work begins. Ask what will be added, what will be removed, whether it can be reversed, and how the object would be described afterwards. A good conservator answers the last question without being asked.',
      'Get the proposal in writing and the report with pictures at the end, and keep the two together. Buyers forgive work that was disclosed and punish work that was found. Insurers pay for the repair of damage, though rarely for an improvement made at the same time, so have the two listed on separate lines of the invoice.',
    ],
  },
  {
    heading: 'On the road',
    question: 'What happens in transit?',
    paragraphs: [
      'Most accidents happen to things that are being moved, and most of those in the last few yards: a door, a step, a crate opened in a hurry. Use packers who do this every day, choose direct transport, and decide beforehand who receives the object and where it will be put down. An inventory of the shipment, signed at both ends, costs nothing.',
      'A carrier’s own liability is often reckoned by weight, which suits coal better than collections. Transit cover under your own policy, or a separate one for the journey, is the remedy. Ask about the limits for a single vehicle, about stops overnight and about items that you carry yourself, and have the answer in hand before the truck arrives.',
    ],
  },
  {
    heading: 'A steady room',
    question: 'What makes a good store?',
    paragraphs: [
      'Collections like what cellars and attics do not have: steady temperature, moderate humidity, little light, no pipes overhead. An inside closet on a middle floor is better than most rooms that are built for the purpose. Whatever touches the object, be it paper, foam, plastic or wood, should be free of acid and of softeners, and shelves are better than stacks.',
      'A cheap instrument that records temperature and humidity teaches more than a shelf of books. Look at the curve and not at the number: a slow drift over the seasons is harmless, a daily saw-tooth is not. Write down what you changed and when, because the cause of the next crack is usually a few weeks older than the crack.',
    ],
  },
  {
    heading: 'What an appraisal is for',
    question: 'What is an appraisal for?',
    paragraphs: [
      'An appraisal answers one question for one person on one date. For insurance it asks what an equal piece would cost to replace; for an estate or a division, what a willing buyer would pay; for a sale, what a room might do. Each of the three can be right while they differ widely, which is why the purpose belongs in the first sentence.',
      'Look for four things in the document: who examined the object and how, what it was compared with, what could not be determined, and whether the appraiser has any interest in buying or selling it. Fees that depend on the figure are a reason to look elsewhere. An hour of honest doubt is worth more than a page of certainty.',
    ],
  },
  {
    heading: 'Before paying',
    question: 'What should be asked before paying?',
    paragraphs: [
      'Four questions fit on a card. What exactly is it, in a sentence that you would be willing to repeat on the invoice? What has been done to it? Where was it before? What happens if one of these answers is wrong? A seller who has good answers enjoys being asked. One who has none will speak about other buyers.',
      'Then have the answers written on the invoice, in the seller’s words: description, condition, restoration, provenance, guarantee. Oral assurances evaporate; an invoice is a document for as long as anyone keeps it. It is also the first paper that an insurer, an heir or the next buyer will ask for, and the easiest to get today.',
    ],
  },
  {
    heading: 'Who else knows',
    question: 'Who else should know?',
    paragraphs: [
      'A collection that lives in one head is at risk in more ways than fire. Somebody should know where the list is, whom to call, which pieces are on loan, and what must on no account be cleaned. A single page in a sealed envelope will do. Renew it on the same day each year and tell one person where it lies.',
      'Discretion is the other half. Pictures posted online carry more than the object: a view from the window, a street, a date when nobody is at home. Share details, leave out rooms, and wait until you are back. Those who need to know can be counted on one hand, and each of them can be asked to keep it that way.',
    ],
  },
  {
    heading: 'After a loss',
    question: 'What are the first steps after a loss?',
    paragraphs: [
      'First make safe, then photograph, then telephone, in this order and within the day. Stop the water, move what is dry, touch nothing that is broken, and keep every fragment in a labeled bag. Report a theft to the police and ask for the number of the report. Most policies require prompt notice; few define it, and none has ever been breached by calling too early.',
      'Do not let anything be repaired or thrown away until the insurer has seen it or said in writing that this is not needed. Note who called, when, and what was said. With an inventory, photographs and invoices at hand the claim is an exchange of documents. Without them it is an exchange of memories, and those are worth less.',
    ],
  },
  {
    heading: 'Letting go in good order',
    question: 'How does one let go well?',
    paragraphs: [
      'Every collection is dispersed in the end, and owners who plan for it do better than those who leave it to others. Mark in the inventory what should stay together, what is meant for whom, and what may simply be sold. Name the two or three people whom you would trust with the sale. Names age, so put a date beside them.',
      'When something leaves, let its papers leave with it and keep a copy. Strike the piece off the schedule on the day the risk passes, not before. Then write one line in the inventory about where it went. The line costs nothing, and for the next owner it may be the missing row in the table.',
    ],
  },
];
