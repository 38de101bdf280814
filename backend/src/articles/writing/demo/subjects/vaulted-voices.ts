import type { Subject } from '../subject.js';

export const vaultedVoices: readonly Subject[] = [
  {
    words: 'ledger stockbook bookkeeping storeroom archive',
    titles: [
      'A storeroom ledger, and what it still teaches',
      'The stock book keeps its own counsel',
      'Price codes, initials and a line struck out',
      'Reading another person’s bookkeeping',
    ],
    leads: [
      'A ledger is the least romantic of books, and for that reason the most believable. Nobody wrote it for us. A clerk entered what came in, from whom and at what price, drew a line when it went out again, and had no idea that a century later somebody would look for one object among four thousand others.',
      'The binding is broken, the first gathering is missing, and a cup has been set down on the page for March. Otherwise it is all there: number, description, source, cost in a code of letters, a name, a date, a line through the whole. In seven columns the stock book of a dealer says what an object was doing before it became an heirloom.',
    ],
    sections: [
      {
        heading: 'How a ledger speaks',
        question: 'How do you read a ledger?',
        paragraphs: [
          'Begin with the system and leave the object for later. Read twenty lines and find out what each column does, what the abbreviations mean and when the hand changes. Dealers wrote costs in code, most often with a word of ten different letters that stood for the digits. Two entries with a known price are usually enough to break it, and everything else opens with it.',
          'Descriptions in stock books are short and practical. They name what the dealer saw, in the language of the time, and they are innocent of later attributions. An entry that fits the object in size, material and damage is stronger than one that has the famous name, because damage is difficult to invent in advance.',
        ],
      },
      {
        heading: 'Fact, inference, hearsay',
        question: 'Which of this is fact?',
        paragraphs: [
          'A stock number on the underside that agrees with a number in the book is a fact. That the buyer with the initials was the man who later owned the house is an inference, good or bad. That he bought it for his wife is hearsay until a letter turns up. All three may go into a file, each under its own heading, and none may move up a class without new evidence.',
          'This is the whole of provenance work, and it is harder than it sounds, since stories are warm and headings are cold. It helps to write the three headings on the sheet before reading. The empty space under the first is what drives the work on, and it also prevents the third from growing into it.',
        ],
      },
      {
        heading: 'Keeping the book itself',
        question: 'Who looks after the ledger?',
        paragraphs: [
          'Old account books are large, heavy and acidic, and their bindings give way at the joint. They should lie flat, be supported when open, and never be pressed onto a copier. Two people with a camera and a window can photograph one in an afternoon. Name the files by page, keep the covers and the blank leaves, and store one copy in another building.',
          'Ask for permission before publishing any of it. A ledger contains names and addresses of families, and the last entries may be recent enough to concern the living. A sentence in the file about who owns the book, who owns the pictures and what may be shown will save somebody an awkward letter.',
        ],
      },
    ],
    checks: [
      'Photograph the whole page, not only the line that fits.',
      'Copy the entry exactly, abbreviations and mistakes included.',
      'Sort every statement under fact, inference or hearsay.',
      'Measure the object again and compare it with the entry.',
      'Note where the ledger is kept and under which number.',
    ],
    question: 'Which line of this file would survive a hostile reader?',
  },
  {
    words: 'label frame verso sticker painting art canvas',
    titles: [
      'Turn it round: the life on the back of a frame',
      'What a label knows',
      'Stamps, chalk and half a sticker',
      'The back is where the evidence is',
    ],
    leads: [
      'The front is what was made to be seen. The back is where everybody who ever handled the thing left something: a framer his address, a carrier a chalk number, a museum a label with a loan, a family two initials in pencil. Most owners have looked at the back of their best picture once, on the day on which they hung it.',
      'Half a sticker is still there, torn across the name of the street. Below it is a number in blue chalk, below that a stamp that has bled into the wood. None of this is pretty, and generations of tidy people have washed such things off with the best of consciences, and with them the shortest way back to the beginning.',
    ],
    sections: [
      {
        heading: 'A grammar of marks',
        question: 'What kinds of marks are there?',
        paragraphs: [
          'Marks come in families. Makers’ and suppliers’ stamps say where materials were bought, and a firm’s address can often be dated to a few years by trade directories. Exhibition labels give an artist, a title and a lender. Auction marks are short and numerical. Customs and carriers’ stamps belong to a journey. Each family has its reference books, and each of them answers another question.',
          'Position matters. A label that lies across two pieces of wood shows that they were together when it was stuck on; a label on a new stretcher has been moved, or the picture has. Where screws, nails and dust do not agree with the age of the label, believe the dust. Take a picture before anything is cleaned or unscrewed.',
        ],
      },
      {
        heading: 'When the mark is gone',
        question: 'And when the mark is gone?',
        paragraphs: [
          'Removed labels leave rectangles of paler wood. Erased pencil returns in raking light, stamps return under ultraviolet, and old glue shows the outline of what it held. A conservator can document this in an hour. If something was taken off, there may be a reason that does no credit to anyone, and in certain decades it is a reason that must be looked into before the piece changes hands.',
          'Absence proves little in itself. Things were reframed, relined and remounted without a thought of us. Write “no marks found; back covered by modern board, not removed” when this is the case. The next person then knows that there is still something to do, and what it would take.',
        ],
      },
      {
        heading: 'Into the file, and onto the policy',
        question: 'What use are marks to the owner?',
        paragraphs: [
          'A photograph of the back identifies a picture more surely than one of the front. Images of the front are in books, in shops and on the internet; the pattern of nails, labels and stains exists once. Registers of stolen works ask for it, police forces ask for it, and an adjuster who has to decide whether a recovered object is yours will be glad of it.',
          'Insurers also ask about title, the right to own. A policy may include cover for defective title, that is, for the case in which somebody with a better claim turns up. It usually presupposes that the buyer asked reasonable questions at the time. A set of dated photographs and the letters written about them show that the questions were asked.',
        ],
      },
    ],
    checks: [
      'Photograph every back, whole and in detail, with a ruler.',
      'Transcribe labels letter by letter, gaps in square brackets.',
      'Leave labels where they are, even loose ones; put these in a sleeve.',
      'Look at the back in raking light before any cleaning.',
      'Send the best mark to the firm or museum that it names.',
    ],
    question: 'Which of these marks could be dated, and who would know?',
  },
  {
    words: 'letter book inscription dedication manuscript diary bookplate library handwriting',
    titles: [
      'To a friend, with a date: inscriptions that hold',
      'The letter folded into the book',
      'Three hands on one flyleaf',
      'What the margin says to the owner',
    ],
    leads: [
      'On the flyleaf there are three hands. One gave the book, one received it, and one, much later, wrote a price in pencil. Between the first and the last lies the life of an object that looks the same on every shelf, and it has room on a single page because none of the three thought that it was writing history.',
      'A letter that was folded into a book for eighty years has left its shadow on the paper. The brown rectangle says that both were together for a long time, which is more than the letter says about itself. Take it out and the book loses a witness; leave it and the book loses a page. This is a decision that ought to be written down.',
    ],
    sections: [
      {
        heading: 'Inscribed, signed, presented',
        question: 'What kind of inscription is it?',
        paragraphs: [
          'The words are used loosely and mean different things. A signed copy bears a name; an inscribed one has a name and some words; a presentation copy was given by the author of its own accord; an association copy belonged to somebody who matters to the book. The last kind needs no signature at all, only proof, and the proof is usually a second document that agrees with the first.',
          'A date in an inscription can be tested. Was the book out by then? Was the giver in that city, and on speaking terms with the receiver? Correspondence, shipping lists and newspapers answer such things more often than one expects. Where the date fits in three independent ways, one may begin to be pleased.',
        ],
      },
      {
        heading: 'Keeping enclosures where they belong',
        question: 'Should enclosures stay in the book?',
        paragraphs: [
          'Letters, cuttings and pressed flowers harm the pages that hold them and are part of what makes the copy unlike others. The compromise is a folder. Photograph the enclosure in place, note the page, take it out, put it in a sleeve of inert film, and keep the sleeve with the book in one box. A slip at the page says what was there.',
          'Handle them with clean, dry hands; cotton gloves catch on edges. Never laminate, never use tape, and do not flatten a letter that resists. If ink flakes or paper smells of damp, stop and ask a paper conservator. An hour of advice is cheaper than anything that is sold in a kit.',
        ],
      },
      {
        heading: 'Whose words are they?',
        question: 'Who owns the words?',
        paragraphs: [
          'The owner of a letter owns the paper. The right to publish the words mostly belongs to the writer and afterwards to the heirs, for a period that depends on the country. To describe a letter and to quote a phrase in a catalog is common practice; to put the whole of it on a website is another matter. Ask first. Heirs often answer, and they sometimes know more.',
          'Privacy is the other consideration. A diary that mentions illness, money or quarrels may concern people whose children are alive. Archives close such papers for a time, and a private owner can do the same: a note in the file, “not to be shown before”, and a year. It costs nothing and is remembered kindly.',
        ],
      },
    ],
    checks: [
      'Photograph enclosures in place before moving them.',
      'Note the page at which each enclosure was found.',
      'Test the date of an inscription against two outside sources.',
      'Keep letter and book in one box, each in its own sleeve.',
      'Ask the heirs before publishing more than a phrase.',
    ],
    question: 'What second document would confirm that this copy was in those hands?',
  },
  {
    words: 'family album heirloom inherit inheritance heir grandmother estate',
    titles: [
      'The heirloom in the background',
      'Ask while there is someone to ask',
      'What the family album knows about the clock',
      'Stories, filed separately',
    ],
    leads: [
      'In the photograph a child is squinting at the sun. Nobody has looked at the wall behind her for sixty years, and there it is: the clock, on the same nail, with the chip in the glass that the auction catalog will describe as recent. Family albums are archives that were arranged by affection. They are no less useful for it.',
      'Every family has a story about its best piece, and in every story somebody carried it across a border. Some of these are true. The way to find out begins in the kitchen, with a recorder on the table, and asks first about the small things: which room, which wall, who dusted it, and who was not allowed to touch it.',
    ],
    sections: [
      {
        heading: 'Listening in order',
        question: 'How do you listen to a family story?',
        paragraphs: [
          'Ask each person separately and write down what each one says, with name and date, even where it contradicts the others. Details that nobody has a reason to invent are the valuable ones: a smell, a broken lock, the name of a carrier. Leading questions spoil witnesses. “Was it always in this room?” is a better question than “Was it there before the war?”',
          'Then look for paper that the story implies. An emigration produces lists, a bequest produces a will, a purchase produces a bill, and a removal produces an inventory with prices. If a story predicts a document and the document is found, the story has earned its place in the file. If it is not found, the story waits under its own heading.',
        ],
      },
      {
        heading: 'Photographs as witnesses',
        question: 'What can a photograph prove?',
        paragraphs: [
          'A picture that shows an object in a place proves possession at a time, which is often the thing that is missing. Dates come from the print itself, from its paper, its border and its stamp, and from what else can be seen: a calendar, a car, a cut of sleeve. Scan the back as well as the front, at a resolution which shows the chip in the glass.',
          'Do not remove prints from an album. Order is information, captions belong to neighbors, and old glue tears. Photograph the pages whole, then the single images, and name the files so that they sort in the order of the album. A copy on another continent, with a cousin, is the kindest form of backup.',
        ],
      },
      {
        heading: 'Passing it on without a quarrel',
        question: 'How is it passed on in peace?',
        paragraphs: [
          'Most disputes among heirs are about things of small price and great meaning. A list that says who would like what, made while the owner can still be asked, prevents the majority of them. Where money matters, have the pieces valued by somebody from outside, on one date and for one purpose, so that everyone argues with the same figure.',
          'Then tell the insurer. Objects in an estate may stand in an empty house under a policy whose owner is no longer alive, and such covers have conditions and end dates. One call, noted with its date, is enough to learn which. The inventory that was made for the family is exactly what the insurer will want to see.',
        ],
      },
    ],
    checks: [
      'Record the oldest person first, this month.',
      'Scan fronts and backs, and whole album pages.',
      'List the documents that each story predicts, and look for two of them.',
      'Keep stories and evidence in separate parts of the file.',
      'Call the insurer as soon as a house stands empty.',
    ],
    question: 'Which part of this story could a stranger confirm?',
  },
  {
    words: 'gap receipt provenance ownership restitution invoice',
    titles: [
      'A gap is not a stain, but it is a gap',
      'The receipt that disagrees',
      'Eleven years without an owner',
      'How a chain of hands is drawn',
    ],
    leads: [
      'Between one owner and the next there are eleven years in which the object was nowhere. It was somewhere, of course. It stood on a shelf, in a crate, with people who did not write, and a good file says precisely this: not known, between these dates, searched here and here. A gap that is described can be crossed. One that is painted over gives way.',
      'The receipt says bronze, and the thing is brass. The receipt says one, and there are two. A document that does not fit is the most useful kind, because it forces a choice: either the paper belongs to another object, or somebody once looked less carefully than we do. In both cases we know more than before.',
    ],
    sections: [
      {
        heading: 'Drawing the chain',
        question: 'How is the chain drawn?',
        paragraphs: [
          'Write the history as a table of hands: who, where, from when, until when, how it was acquired, and how we know. The last column is the one that counts. “Family tradition” is a permissible entry, “invoice, seen” is better, “invoice, copy in the file, page four” is best. Leave a row for every gap and give the row its dates.',
          'Names want checking in both directions. That a collector owned such a thing is one statement; that the thing was this one is another, and the bridge between them is a measurement, a mark, a flaw or a photograph. Without the bridge the famous name is a neighbor. It may be mentioned, in the right column.',
        ],
      },
      {
        heading: 'Where the missing years may lie',
        question: 'Where could the missing years lie?',
        paragraphs: [
          'Search where people had to write things down: insurers’ schedules, export licenses, probate files, carriers’ books, dealers’ archives, exhibition lists, the annotated catalogs in libraries. Start from the dates at both ends of the gap and work towards the middle. Note searches that found nothing, with place and date, or the next person will do them all again.',
          'Some years weigh more than others. An object that was in Europe between 1933 and 1945 and has no papers for that time needs a search in the public databases of lost art before anything else is done with it. The same goes for antiquities without a document of export. This is law in many places and decency in the rest.',
        ],
      },
      {
        heading: 'Living with a gap',
        question: 'Can one live with a gap?',
        paragraphs: [
          'Most honest histories have holes. Markets accept them when they are named, insurers accept them when they were asked about, and museums accept them when the searching was documented. What none of them accepts is surprise. A page headed “what is not known” is the most reassuring page that a file can contain, and it is rarely more than half full.',
          'If a claim should come, the file decides how it goes. Cover for defective title, where a policy has it, looks at what the buyer asked and found at the time. So does a court. The letters of inquiry, the printouts of database searches and the replies that said “no record” are worth the small space they need.',
        ],
      },
    ],
    checks: [
      'Make a row for every gap and give it its dates.',
      'Add “how we know” to every line of the history.',
      'File the searches that found nothing, with their dates.',
      'Compare each document with the object, measure by measure.',
      'Look in the databases of lost art before buying or selling.',
    ],
    question: 'Which row of this table rests on a single witness?',
  },
];
