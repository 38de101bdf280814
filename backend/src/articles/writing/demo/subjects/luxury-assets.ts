import type { Subject } from '../subject.js';

export const luxuryAssets: readonly Subject[] = [
  {
    words: 'watch chronograph dial horology wristwatch bezel neo-vintage',
    titles: [
      'When a service dial costs more than the watch',
      'Service papers and the price of a chronograph',
      'What a watchmaker’s receipt says that the watch does not',
      'The envelope in the watch box',
    ],
    leads: [
      'The envelope is thinner than the watch and weighs nothing, and on a good day it decides a good part of the price. A stamped booklet, two service invoices and a receipt for a replaced crystal: to an appraiser they are a chain of hands, to an insurer a dated statement of condition that nobody wrote with a claim in mind.',
      'A mechanical watch is a machine that was made to be opened, and every opening leaves a trace. Somewhere inside the case back there may be a date scratched by a watchmaker; somewhere in a drawer there may be the bill that goes with it. Owners look after the first without knowing it and lose the second without noticing.',
    ],
    sections: [
      {
        heading: 'What the paper proves',
        question: 'What does a service paper prove?',
        paragraphs: [
          'Start with what it does not prove. A booklet can travel with the wrong case, and a dealer’s stamp says that someone paid for a service, not that the service was good. What a run of invoices does show is continuity: the same serial number, at intervals that make sense, in workshops that can still be telephoned. Continuity is hard to invent afterwards, which is why it is believed.',
          'Read the invoice for parts before you read it for labor. A line that says “dial replaced” or “hands relumed” changes what the watch is, even where the work was done by the maker. The line is no accusation. It is a fact that belongs in every later description, and a seller who volunteers it has told you something about the rest of the file.',
        ],
      },
      {
        heading: 'Original, correct and replaced',
        question: 'Original, correct or merely replaced?',
        paragraphs: [
          'Three words are often used as one. A part is original when it left the factory in that watch; it is correct when it is of the right type and period; it is a replacement when it is neither, or when nobody can say. A service dial may be correct and flawless and still be the reason why a collector walks away, because it cannot be undone by care.',
          'This is also why polishing matters more than scratches. A scratch is an event; a polished case is a lost shape, and edges do not grow back. If a watch has to be serviced, say in writing what may not be touched: case, dial, hands and lume. Ask for the old parts to be returned in a bag, with the date on it.',
        ],
      },
      {
        heading: 'Insuring something that is worn',
        question: 'How do you insure something you wear?',
        paragraphs: [
          'A watch on a wrist meets more of the world than a watch in a safe, and a policy should say so. Look for three things: whether the piece is listed by itself on a schedule, whether it is covered away from home and abroad, and whether the sum is an agreed value, that is, an amount fixed in advance and paid without an argument about depreciation.',
          'Whoever settles a loss will ask for the reference, the serial number, photographs of both sides and the last invoice. An afternoon is enough to gather them. Keep copies somewhere other than the box, since a thief who takes the watch usually takes the box as well, papers included.',
        ],
      },
    ],
    checks: [
      'Photograph the dial, the case back and the movement number before each service.',
      'Ask the workshop to list every part that it replaced.',
      'Keep the replaced parts with the watch, in a bag with a date.',
      'Store copies of all papers apart from the box.',
      'Compare the sum on the schedule with a written appraisal every two or three years.',
    ],
    question: 'Which parts of this watch would you describe as original, and on what evidence?',
  },
  {
    words: 'car automobile vehicle engine garage chassis mileage coupe barn rally',
    titles: [
      'What “agreed value” really agrees: reading a collector-car policy',
      'The car, the file and the second engine',
      'A folder of receipts that drives better than it looks',
      'Matching numbers, and the other numbers that matter',
    ],
    leads: [
      'Two cars of the same model and color stand side by side. One shines; the other comes with a folder as thick as a telephone book. The buyer who looks at the paint first and the buyer who opens the folder first will leave with different cars, and a few years later with different opinions about what a car file is for.',
      'Most of what can go wrong with a collector car happens while it is standing still. Fuel goes stale, seals dry, mice find the wiring, and somewhere a policy renews itself with a figure that was right at another time. None of it makes a noise, and all of it can be read in advance by somebody who sits down with the file.',
    ],
    sections: [
      {
        heading: 'The file is part of the car',
        question: 'What belongs in the file?',
        paragraphs: [
          'A good file is boring from front to back: registrations, inspection certificates, invoices with mileage, letters from former owners, photographs from before and during a restoration. Put it in order of date and look for the gaps. A gap of some years is normal for a car that was laid up; a gap in which the mileage goes backwards is a question with a name on it.',
          'Photographs taken during a restoration are worth more than those taken after it. They show the metal that is now under filler or not, the numbers before they were cleaned, and who did the work. Ask for them before the invoice is paid, while the workshop still has them on a telephone that will be replaced.',
        ],
      },
      {
        heading: 'Numbers that match, and what with',
        question: 'Matching numbers: matching what?',
        paragraphs: [
          'The phrase “matching numbers” compares stampings on the car with each other or with a maker’s record, and a seller should be able to say which. Engines were changed under warranty, blocks were restamped, and records were kept with more care in some factories than in others. The honest version of the sentence names the document that was compared.',
          'A replaced engine is not a scandal. It is a line in a description, and it has a price that the market has mostly made up its mind about. What costs owners money is the line that turns up late, after a valuation has been written on the assumption that it was not there. Put it in the file yourself, on the first page.',
        ],
      },
      {
        heading: 'The policy and the way the car is used',
        question: 'Does the policy know how the car is used?',
        paragraphs: [
          'A collector policy with an agreed value pays the sum on the schedule after a total loss, without deducting for age. In return it asks for conditions: a locked garage, a limit on mileage, another car for daily use, a named list of drivers. Each condition is a promise by the owner. Read them aloud once a year and see whether they are still true.',
          'Tours, track days and lent cars are where promises break. Some policies exclude any timed event, some cover a rally as long as nobody is racing, and few people look before they send in the entry form. A letter from the broker that answers the question in two sentences belongs in the glovebox and in the file.',
        ],
      },
    ],
    checks: [
      'Write down the mileage on the first day of each season, with a photograph of the instrument.',
      'Ask which document a claim of matching numbers was checked against.',
      'Read the garaging and mileage conditions aloud, and correct whichever is no longer true.',
      'Keep photographs of a restoration together with its invoices.',
      'Ask the broker in writing before a tour or a track day.',
    ],
    question: 'If the car were lost tonight, which page of the file would the adjuster ask for first?',
  },
  {
    words: 'jewelry jewellery jewel diamond earring gem gemstone necklace pearl brooch',
    titles: [
      'One earring is lost: pairs, sets and what a policy pays',
      'The report in the ring box',
      'Before the ring is resized, a photograph',
      'How old is the figure on your jewelry schedule?',
    ],
    leads: [
      'A claim for a lost earring begins with a question that few owners have asked themselves: what is the other one worth now? A pair is more than two halves, a suite is more than its pieces, and the paragraph that says so sits far back in the policy, under a heading that nobody reads for pleasure.',
      'Jewelry is the part of a collection that goes out to dinner. It is worn, knocked, resized, lent to daughters and put down beside basins, and each of these is ordinary until the day on which a stone is missing from its setting. What helps on that day was nearly always done on some earlier, quieter one.',
    ],
    sections: [
      {
        heading: 'A report is about the stone, on a day',
        question: 'What does a grading report tell you?',
        paragraphs: [
          'A laboratory report describes a stone as it was when the laboratory had it: measurements, weight, color, clarity, treatment where it can be detected. It gives no price and says nothing about the setting. Check that the report and the stone still belong together; many stones carry an inscription on the girdle that can be read under a loupe, and a jeweler will show you how.',
          'Reports age as methods improve. A treatment that could not be detected some decades ago may be routine to detect today, and an older report that is silent on the subject is silent, not reassuring. For a stone of consequence a new report before a sale or a change of insurer costs little compared with the conversation that it saves.',
        ],
      },
      {
        heading: 'Three figures for one ring',
        question: 'Why does one ring have three values?',
        paragraphs: [
          'A replacement value for insurance asks what it would cost to have an equal piece made or bought in a shop. A fair market value asks what a willing buyer would pay a willing seller. An auction estimate asks what a room might do on a given day. The three can lie far apart for the same ring, and none of them is wrong.',
          'Trouble begins when one is used for another’s work: a replacement figure taken for what a sale would bring, or an estate figure copied onto a schedule, where it leaves the owner short. A good appraisal says in its first paragraph which question it answers, for whom, and on what date it was true.',
        ],
      },
      {
        heading: 'Worn, lent and travelling',
        question: 'What changes when jewelry travels?',
        paragraphs: [
          'Policies tend to be generous at home and careful elsewhere. Look for limits while travelling, for the words “in the custody of” when a piece is lent or left for repair, and for what is said about luggage. A piece that was packed into a checked bag is often outside the cover altogether; the same piece in the hand is inside it.',
          'Ask as well how the policy treats a partial loss. A pairs and sets clause says whether the insurer pays for the missing piece, for the loss in value of the whole, or for the whole against surrender of what is left. These are three different amounts, and the time to choose is before anything is lost.',
        ],
      },
    ],
    checks: [
      'Photograph each piece with a ruler beside it, clasp and hallmarks included.',
      'Have settings and clasps looked at once a year, and keep the slip.',
      'Note the number of every laboratory report in the inventory.',
      'Find the pairs and sets clause in the policy and read it twice.',
      'Ask the broker what is covered in luggage, abroad and at the jeweler’s.',
    ],
    question: 'Which value is written on my schedule, replacement or market, and is it still the right one?',
  },
  {
    words: 'wine whisky whiskey spirit bottle cellar champagne cork cask bourbon cognac decanter',
    titles: [
      'The cellar book that the insurer reads first',
      'A bottle has two ages',
      'Levels, labels and the long memory of a cellar',
      'Where was it last winter? Provenance in wine and spirits',
    ],
    leads: [
      'A bottle has two ages: the one on the label and the one that it has spent in places. The first is printed; the second can only be told by somebody who wrote it down. Between two bottles of the same wine it is the second age that decides which of them is still worth opening, and which of them can be sold without an apology.',
      'A cellar is the one collection that is meant to disappear. It is drunk, shared and replaced, the stock changes every month, and for that reason hardly anyone could say today what was in it on the first of the year. A pump that fails or a bolt that is forced makes this an urgent question within an hour.',
    ],
    sections: [
      {
        heading: 'Storage is provenance',
        question: 'Where has the bottle been?',
        paragraphs: [
          'For most collectibles provenance means names; for wine it means temperatures. The best history is a short one: bought on release, kept in one place, moved once. Invoices show the first, warehouse statements the second. A bottle that has changed hands at auction several times may be sound, but nobody can show it, and so the buyer pays less or looks elsewhere.',
          'The glass itself keeps a record. The level of the liquid in the neck or the shoulder, the state of capsule and cork, the color against a light and the condition of the label are read together. A stained label speaks for a damp cellar, which is good for corks and bad for paper; a spotless one on an old bottle is a reason for another question.',
        ],
      },
      {
        heading: 'The book and the shelf',
        question: 'Does the book agree with the shelf?',
        paragraphs: [
          'A cellar book needs five columns: what, how many, from whom, where it lies, and when it left. The last is the one that is forgotten. After a loss it is the shelf that has to be reconstructed, and a book that lists everything ever bought proves less than one from which bottles are struck out as they are opened.',
          'Once a year, choose ten lines at random and go and look. If all ten are where the book says, the book can be believed. If two are missing, the inventory is a wish list, and an adjuster will come to the same conclusion. The whole exercise takes less time than choosing what to drink with dinner.',
        ],
      },
      {
        heading: 'What can happen to a liquid',
        question: 'What should the policy have thought of?',
        paragraphs: [
          'Home policies were written with furniture in mind. Ask how yours treats breakage, leakage, a failed cooling unit, flood from below, and the loss of a label without the loss of the wine. The last is a real loss for anyone who might sell, and it is often not mentioned at all. Where it is mentioned, it is called defacement.',
          'Agree also on what a bottle is worth. Markets for wine and spirits move, and a schedule that lists purchase prices can be far from what replacement would cost. Some insurers accept a yearly list with current values; for newly acquired bottles there is usually a period of grace, counted in days, within which they have to be reported.',
        ],
      },
    ],
    checks: [
      'Keep invoices and warehouse statements with the cellar book, by vintage.',
      'Strike bottles out of the book on the evening on which they are opened.',
      'Check ten lines of the book against the shelf each year.',
      'Set an alarm for temperature that calls a telephone, not only a bell.',
      'Ask the insurer about cooling failure and label damage by name.',
    ],
    question: 'For the three best bottles here, what can I show for every place in which they have lain?',
  },
  {
    words: 'handbag bag leather luggage trunk purse fashion',
    titles: [
      'A handbag is a thing that was carried',
      'Dust bag, receipt, raincoat: the small kit of a fine bag',
      'Corners first: how leather tells its age',
      'What the box adds to the bag, and what it does not',
    ],
    leads: [
      'A fine handbag is bought like jewelry, used like a tool and stored like a coat, and of the three it is the storing that does the damage. Leather is skin: it dries, it sweats, it remembers every shape that it was left in. What a collector calls condition is mostly the sum of quiet years in a closet.',
      'Turn the bag over. The corners of the base, the edge where the flap folds, the underside of the handles: these are the places where a bag tells how it was carried, and they are missing from most photographs. An owner who documents them has answered the first four questions that any buyer or adjuster will ask.',
    ],
    sections: [
      {
        heading: 'Reading wear',
        question: 'How is wear read?',
        paragraphs: [
          'Wear has an order. Corners darken and then open, handles take on oil from the hand, edges lose their paint, and plated hardware shows the metal underneath. A bag in which everything is worn a little was used; a bag in which one part is fresh has probably been repaired. Either can be desirable, as long as the description says which of them it is.',
          'Smell is evidence as well. Tobacco, perfume and damp cannot be photographed and can hardly be removed, so a careful condition report mentions them or says expressly that there are none. The same goes for the lining: pen marks and powder are small matters for the owner, and the first thing that a stranger sees.',
        ],
      },
      {
        heading: 'Repairs by whom',
        question: 'Who may repair it?',
        paragraphs: [
          'Work by the maker leaves a paper, and the paper is worth keeping even if the work was slight. Work by an independent leather restorer can be as good and leaves whatever record the owner makes of it. Recoloring is the line that matters most: a bag that was dyed again is a different object to a collector, however well it looks.',
          'Before anything is sent away, photograph it, list what goes into the parcel, and ask how it is insured while it lies in the workshop. A repair shop’s own cover is often counted by the item and stops at a modest amount. Your own policy may follow the bag, but only if “in transit” and “in the custody of others” are in it.',
        ],
      },
      {
        heading: 'What comes with it',
        question: 'What should have come with it?',
        paragraphs: [
          'Box, dust bag, receipt, care card, lock, keys and rain cover are called a full set, and a full set makes a bag easier to sell. It does not make it genuine. Boxes and receipts are traded by themselves, and a good one can be put with anything. Look at whether the papers belong to this bag: the date, the color code, the shop.',
          'Authentication is an opinion with a name under it. Ask who gave it, what was examined, whether it was the bag itself or pictures of it, and what happens if the opinion turns out to be wrong. An opinion that nobody stands behind is decoration. One with a written guarantee is part of the provenance and belongs in the file.',
        ],
      },
    ],
    checks: [
      'Photograph all four corners, both handles, the lining and the stamps.',
      'Store bags upright, filled with acid-free tissue, without plastic around them.',
      'Keep the receipt in the file instead of the bag.',
      'List what was sent along before every repair.',
      'Ask who stands behind an authentication, and for how long.',
    ],
    question: 'Would you describe this bag as restored, repaired or only cared for, and where do you see it?',
  },
];
