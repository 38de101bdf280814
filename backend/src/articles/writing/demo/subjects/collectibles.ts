import type { Subject } from '../subject.js';

export const collectibles: readonly Subject[] = [
  {
    words: 'card trading grading graded slab sleeve rookie booster baseball pokemon population',
    titles: [
      'Slab, sleeve, safe: how grading changes what a card is insured for',
      'A grade is an opinion with a label on it',
      'The card before the slab',
      'Population reports, and what they leave out',
    ],
    leads: [
      'A card in a sealed holder has a number on it, and the number does most of the talking. It says how one company, on one day, saw the corners, the edges, the surface and the centering. It does not say where the card has been since, what it is worth this week, or whether the holder is still the one that it left in.',
      'Cardboard was never meant to last. It was printed by the sheet, cut by the thousand, handed to children and carried in pockets, and that is the reason why a clean copy is worth looking at. Everything that a collector does afterwards, from the penny sleeve to the safe, is an attempt to stop a clock that nobody started on purpose.',
    ],
    sections: [
      {
        heading: 'What a grade measures',
        question: 'What does a grade measure?',
        paragraphs: [
          'Grades rest on four things that can be seen: corners, edges, surface and centering. Under a lamp, tilted slowly, a card shows print lines, scratches and dents that a scan will hide. Centering can be measured with a ruler. Looking at one’s own cards in this way, before any are sent off, saves fees and some disappointment, and it teaches the eye what the number stands for.',
          'Between two neighboring grades the difference can be one corner, while the difference in price can be a multiple. This is why the line between them is watched so closely, and why two opinions of one card may differ without anyone being at fault. A grade is a trained opinion. It deserves respect, and it deserves a second look.',
        ],
      },
      {
        heading: 'Trimmed, pressed, recolored',
        question: 'What has been done to it?',
        paragraphs: [
          'The things that are done to cards have names: trimming an edge to sharpen it, pressing out a crease, coloring a worn border, filling a corner. Measuring catches the first, magnification most of the others. A card that is a hair narrower than its neighbors is no proof of anything by itself, though it is an excellent reason to ask a question before the money moves.',
          'Holders are forged too, and cards have been swapped inside real ones. Check the number on the label against the grading company’s own register, compare the picture there with the card in hand, and look at the seams of the case. Five minutes of this is the cheapest insurance there is, and it needs no policy.',
        ],
      },
      {
        heading: 'Listing a thousand small things',
        question: 'How do you insure a thousand small things?',
        paragraphs: [
          'A collection of cards is insured in two layers. The pieces that matter are listed one by one on a schedule with a sum for each; the rest is covered together as a blanket amount with a limit on any single item. The line between the two ought to be drawn by the owner, with the limit in hand, and moved once a year.',
          'For listed cards keep front and back pictures, the certification number and the invoice. For the rest a spreadsheet and photographs of the open boxes, binder page by binder page, will do. After a loss nobody disputes that there was a collection. What is disputed is which cards were in it, and in what state.',
        ],
      },
    ],
    checks: [
      'Tilt each important card under a lamp before sending it anywhere.',
      'Verify the certification number and picture with the grading company.',
      'Photograph both sides of listed cards, and every binder page of the rest.',
      'Keep sleeves, holders and boxes free of soft plastics that smell.',
      'Compare the single-item limit with the best card that is not listed.',
    ],
    question: 'Which of these cards would you list by name, and what would you want to see first?',
  },
  {
    words: 'comic magazine pulp spine staple superhero',
    titles: [
      'Yellow edges: what paper remembers about a comic',
      'Pressed, cleaned, restored: three words that change a comic',
      'The staple test',
      'What to write on the bag, and what to leave off the board',
    ],
    leads: [
      'Open an old comic and breathe in. The smell of vanilla and cellar is the paper coming apart, slowly and by design: newsprint was made for a week on the rack. That a copy has survived is luck, that it survives from now on is housekeeping, and the second is the part that an owner can do something about.',
      'Two copies of the same issue lie on the table, both bright, both flat. One was kept in a stack in a dry attic; the other was pressed last spring. Neither fact is visible at arm’s length, and only one of them was mentioned by the seller. This is where the reading begins, and it begins at the staples.',
    ],
    sections: [
      {
        heading: 'Paper first, ink second',
        question: 'How long does the paper have?',
        paragraphs: [
          'Color on the cover is what people look at; the pages decide. Paper that was white goes to cream, tan and brown as acids in the pulp do their work, and the process is quicker with heat, light and damp. Page quality therefore has a line of its own in a careful description, and a bright cover over brittle pages is a warning, not a bargain.',
          'The remedy is dull: a bag of inert plastic, a board without acid, a box that stands upright, a closet on an inside wall. Boards and bags do wear out and have to be changed after some years. Write the date of the change on the outside of the box in pencil, for whoever has to remember it.',
        ],
      },
      {
        heading: 'The line between care and restoration',
        question: 'Where does care end and restoration begin?',
        paragraphs: [
          'Pressing removes bends with heat and moisture; dry cleaning lifts dirt; neither adds anything. Restoration does add: color to a worn spine, paper to a torn corner, glue, trimmed edges. The market treats the two groups differently and expects both to be disclosed. What is resented is hardly ever the work. It is finding out about it from somebody else.',
          'A blacklight, a loupe and good daylight reveal most color touch. Staples tell a story too: rust stains on the paper with clean staples in them mean that the staples are newer than the stains. Note what you see, with the date, even when you see nothing. “Examined, no restoration found” is a sentence with a value.',
        ],
      },
      {
        heading: 'Runs, keys and the rest',
        question: 'Which issues carry the collection?',
        paragraphs: [
          'In most long runs a handful of issues carries the value and the others carry the pleasure. An inventory should know the difference. Give the keys a page each: issue, printing, grade or own description, restoration, source, price paid, photographs. The rest can be listed by title and range, together with a line on the overall condition.',
          'Water is the enemy to plan for. Boxes on a basement floor are lost in the first inch, boxes on a shelf are lost from above, and bags hold water in as well as out. Ask what the policy says about flood, about sewer backup and about damp that comes slowly, since these are three different things to an insurer.',
        ],
      },
    ],
    checks: [
      'Write page quality and restoration, or their absence, into every description.',
      'Change bags and boards on a date, and note the next one.',
      'Lift every box off the floor, a hand’s breadth at least.',
      'Give each key issue a page of its own in the inventory.',
      'Ask how the policy tells flood, backup and slow damp apart.',
    ],
    question: 'Has anything been added to this copy, and how would you show that it has not?',
  },
  {
    words: 'coin numismatic medal banknote currency bullion',
    titles: [
      'Please do not clean the coins',
      'Luster, and how it is lost in an afternoon',
      'A coin weighs what it weighs: four tests for the kitchen table',
      'The old envelope is part of the coin',
    ],
    leads: [
      'The most expensive thing that a family can do to an inherited collection of coins takes an afternoon, a soft cloth and the best intentions. Bright is not the same as fresh. A coin that was cleaned shows it to everyone who knows how to look, and nothing that is done later will bring the surface back.',
      'Hold a coin by its edge under a single lamp and turn it. On an untouched surface the light runs round in a band, like a wheel; on a cleaned one it lies there evenly and dull. That moving band is called luster. It is the skin of the coin, thinner than anything that one could repair, and it is what people mean by condition.',
    ],
    sections: [
      {
        heading: 'Why cleaning cannot be undone',
        question: 'Why can cleaning not be undone?',
        paragraphs: [
          'When a coin is struck, metal flows outwards and leaves fine radial lines. They scatter the light that we call luster. Polish removes them, dips dissolve them, and a cloth scratches new lines across the old. Toning, the color that silver and copper take on, is by contrast a slow film which protects as much as it changes. Many collectors pay for it when it is even.',
          'Dirt is a different matter from toning and can in some cases be removed by a conservator who works with solvents and no friction. The rule for owners is simple: acetone, brushes, toothpaste and baking soda belong elsewhere in the house. The next best thing to a professional is doing nothing at all, in a dry place.',
        ],
      },
      {
        heading: 'Weight, diameter, edge',
        question: 'What can be tested at home?',
        paragraphs: [
          'A scale that shows hundredths of a gram, a caliper, a magnet and a loupe answer more questions than an hour of reading. Weight and diameter for most issues are published; a magnet rules out iron; the edge shows seams and file marks where a cast or a mounted piece gives itself away. None of it proves that a coin is genuine, but each can prove that it is not.',
          'Write the figures down. A description with weight, diameter and die axis fits one coin out of thousands, and it is what ties a photograph to an object if both ever have to be identified by strangers. It is also the quickest way to notice that a coin has come back from a show as another coin.',
        ],
      },
      {
        heading: 'Envelopes, tickets and trays',
        question: 'Why keep the old envelope?',
        paragraphs: [
          'Old collectors wrote on small paper envelopes: a date, a dealer’s name, a price in code. Keep them, next to the coin and not around it, since old paper can be acidic. A ticket from a known dealer or sale is provenance, and a line of tickets back through three collections is sometimes worth more than a half step in grade.',
          'For storage, holders of inert plastic and a dry, steady room are enough. Soft vinyl flips give off a green film in the course of years, and rubber bands stain silver through paper. If a safe is used, put a drying agent in and write the day of its change on the door, because a safe is a tight and often damp box.',
        ],
      },
    ],
    checks: [
      'Handle coins by the edge, over something soft.',
      'Record weight and diameter to the second decimal.',
      'Replace soft vinyl flips with holders of inert plastic.',
      'Keep old tickets and envelopes beside the coin they belong to.',
      'Renew the drying agent in the safe on a fixed day.',
    ],
    question: 'Is this surface as it was struck, and what tells you so?',
  },
  {
    words: 'toy doll lego teddy puzzle playset boardgame diecast',
    titles: [
      'The box is the other half of the toy',
      'Complete means complete: counting the small parts',
      'An accessory the size of a fingernail',
      'Played with, kept, forgotten: three lives of a toy',
    ],
    leads: [
      'Somewhere there is a plastic accessory, the size of a fingernail, that was vacuumed up on a Saturday long ago. Its absence is the reason why one toy sells for a sum that surprises the family and its twin goes for the price of a lunch. Completeness is the hidden grade of everything that came with parts.',
      'A toy that was played with has scratches, a toy that was kept has a box, and a toy that was forgotten in a closet has both box and dust. Collectors like the third kind best. It was never handled, never displayed, and nobody thought of improving it, which is the most harmful thing that people do to old toys.',
    ],
    sections: [
      {
        heading: 'Counting before admiring',
        question: 'Is everything there?',
        paragraphs: [
          'Make the list first. Catalogs, instruction leaflets and collectors’ guides tell what came in the box: figures, weapons, decals, inner trays, twist ties, the leaflet itself. Tick off what is there and leave the gaps visible. A description which says “complete except for the following” is trusted, for the simple reason that somebody has counted.',
          'Reproduction parts are a trade of their own. They are useful for a shelf and harmful in a sale when nobody mentions them. Color under ultraviolet light, mold marks and weight tell most of them from the originals. Keep replaced parts in a small bag with a note, so that the next owner can undo what you did.',
        ],
      },
      {
        heading: 'Cardboard under pressure',
        question: 'How do you keep a box alive?',
        paragraphs: [
          'Boxes fail at the flaps. Every opening tires the fold a little, tape tears off the print when it comes away, and a price sticker is either history or damage, according to who looks at it. Leave both sticker and tape alone until a paper conservator has seen them. Photograph all six sides, the bottom too, since that is where damp shows first.',
          'Plastic windows yellow and shrink and pull the card with them; foam trays crumble and stain; old rubber goes sticky. Material like that should be separated from the toy by tissue without acid, with a note on what was where. Sunlight does more harm in one summer than a careful child does in a year.',
        ],
      },
      {
        heading: 'A shelf is a display, a list is a collection',
        question: 'Does anyone else know what is on the shelf?',
        paragraphs: [
          'Owners know their shelves by heart and therefore rarely write them down. Then there is a leak, or a move, or an heir. A list with a photograph of each shelf, a line for each piece and the price with its date turns a display into a collection that somebody else can look after, value or defend.',
          'Household policies often treat toys as toys. If the total has grown past what a home policy pays for contents of this kind, a collectibles policy or a rider is the answer, and it will ask for exactly the list that has just been described. Note what it says about display: damage from light and from falling is frequently left out.',
        ],
      },
    ],
    checks: [
      'Count parts against a published list and write the gaps down.',
      'Photograph all six sides of each box.',
      'Leave stickers and tape to a paper conservator.',
      'Move displays out of the way of direct sun.',
      'Photograph every shelf once a year, before dusting it.',
    ],
    question: 'What is missing here that a specialist would notice within a minute?',
  },
  {
    words:
      'sport memorabilia autograph signature signed jersey baseball bat game-worn trophy championship medal stadium ticket',
    titles: [
      'The signature and the letter that came with it',
      'Game-worn: what the fabric can show',
      'Ink, time and the hand that signed',
      'A ticket stub is a small document',
    ],
    leads: [
      'A signature takes two seconds and is argued about for decades. The hand was tired or fresh, the pen was whatever lay there, and the only witness was in a queue. What decides later is seldom the ink by itself. It is what surrounds it: the item, the date, the photograph, the letter, and who is willing to stand behind them.',
      'A shirt hangs in a frame with a name on its back. Whether it was worn, issued or bought in a shop cannot be told from the sofa, and the frame, for all its dignity, keeps everyone from looking. The evidence is on the inside: labels, repairs, stains, and a loose thread that shows in a photograph of the day.',
    ],
    sections: [
      {
        heading: 'Opinion, witness and guarantee',
        question: 'Who says that it is genuine?',
        paragraphs: [
          'There are three kinds of support. A witnessed signature was seen by somebody who puts a name and a numbered label to it. An opinion compares the writing with known examples. A guarantee promises money back when the opinion is wrong. They look alike on a certificate, and only reading the sentence in small type tells which one it is.',
          'Letters of authenticity are themselves collected, copied and reused. Check that the letter describes this object, with its marks and measures, and that the number can be found in the issuer’s own register. A letter that would suit any baseball suits none, and one from a company that no longer answers is a piece of history instead of protection.',
        ],
      },
      {
        heading: 'Matching a thing to a moment',
        question: 'Can it be matched to a moment?',
        paragraphs: [
          'Photo-matching compares an object with dated pictures until something is found that cannot be repeated by chance: the lie of a stripe across a seam, a grass stain, a chip in a bat. It is slow work, and it is the best there is. When it succeeds, the pictures and the description of the match become part of the object and should travel with it.',
          'Where no match can be made, say so and say what was tried. “Consistent with use in the period” is an honest category. It has a lower price and a longer life than a story that somebody may overturn next year. Markets forgive modest descriptions. They have a long memory for the other sort.',
        ],
      },
      {
        heading: 'Fabric, ink, leather, paper',
        question: 'What does each material ask for?',
        paragraphs: [
          'Ink fades in light, and felt tip fades fastest; leather dries and cracks; wool has moths; thermal paper turns blank. One wall of memorabilia may hold five materials with five sets of needs, of which all share two: no direct sun and no changes in dampness. Filtering glass helps. A curtain helps more, as does taking turns, with half of the pieces resting in the dark.',
          'Frames deserve a look behind. Ordinary cardboard gives off acid, glue bleeds through, and staples rust into cloth. Have important pieces reframed with materials made for the purpose, and photograph them while they are out. It is also the moment for a condition report, since nobody will see the back again for years.',
        ],
      },
    ],
    checks: [
      'Look up each certificate number with the company that issued it.',
      'Photograph labels, seams and repairs while an item is out of its frame.',
      'Note who obtained the signature, where and when, even if it was you.',
      'Give signed pieces half of the year in the dark.',
      'Ask whether the certificate is an opinion, a witness or a guarantee.',
    ],
    question: 'If the certificate did not exist, what would still tell you what this is?',
  },
];
