import type { Subject } from '../subject.js';

export const collectorsCalendar: readonly Subject[] = [
  {
    words: 'renewal renew policy insurance premium broker coverage insurer clause',
    titles: [
      'The month before renewal',
      'Thirty days, four letters: a renewal calendar',
      'Read it once a year: the policy on the kitchen table',
      'The schedule is a letter to yourself',
    ],
    leads: [
      'Renewal comes as a single page with a sum and a date, and the whole system is built so that nothing has to be done. That is exactly what most people do. Yet once a year, for about thirty days, an owner has everyone’s attention: the broker’s, the insurer’s, and with luck the household’s. It is a pity to spend it on a signature.',
      'Put the policy on the kitchen table with a pencil and a pot of tea. It has perhaps twenty pages, of which five were written for you: the schedule, the limits, the conditions, the exclusions and the part about what to do after a loss. Reading the five takes less than an hour, and it is best done when nothing has happened.',
    ],
    sections: [
      {
        heading: 'Four weeks before: the list',
        question: 'What is done four weeks before?',
        paragraphs: [
          'Begin with the inventory and not with the policy. Walk through the rooms and mark what came, what left and what changed: purchases, gifts, sales, restorations, things lent out. Most policies include newly acquired pieces for a limited number of days and up to a limited sum. Whatever was bought since the last renewal and never reported has probably run out of that period.',
          'Then look at the figures. Mark every value that is older than three years, and every category that has visibly moved. Not all of it needs a new appraisal. The ten most valuable pieces commonly hold most of the total, so an hour with an appraiser on those ten does more than a day on the rest.',
        ],
      },
      {
        heading: 'Two weeks before: the words',
        question: 'What is read two weeks before?',
        paragraphs: [
          'Now read. Under agreed value the insurer pays the sum on the schedule for a total loss; under market value the sum is a ceiling, and the value on the day has to be shown. A deductible may apply to everything or to nothing that is scheduled. “Mysterious disappearance”, the case in which a thing is simply gone, is either included by name or absent.',
          'Conditions are promises: the alarm is set, the safe is locked, the house is not empty for more than a given number of days. Tick off those that are kept and circle those that are not. A broker can often have a condition changed to fit real life, and is glad to hear of it before a loss and not after.',
        ],
      },
      {
        heading: 'The last week: in writing',
        question: 'What is put in writing?',
        paragraphs: [
          'Send one letter with everything in it: additions, removals, new values with their appraisals, questions about conditions. Ask for confirmation of each item. A telephone call is friendly, and no one remembers it. The reply belongs in the file, next to the policy it belongs to; the old policy stays there as well, as some claims reach back.',
          'Set two reminders before closing the folder. One is for six months from now, for additions. The other is for eleven months from now, with the words “four weeks before”. A calendar that someone else in the house can see is the better place, for collections outlast the memory of the person who looks after them.',
        ],
      },
    ],
    checks: [
      'List what came, left and changed since the last renewal.',
      'Mark every value that is more than three years old.',
      'Look for “agreed value” and “mysterious disappearance” by name.',
      'Circle the conditions that no longer fit how you live.',
      'Get the answer to every question in writing.',
    ],
    question: 'Which condition of this policy do you think I am most likely to break?',
  },
  {
    words: 'inventory cataloguing cataloging spreadsheet list organize',
    titles: [
      'An inventory in one weekend',
      'Saturday the shelves, Sunday the papers',
      'The spring list',
      'How to count a collection without stopping to admire it',
    ],
    leads: [
      'Nobody makes an inventory because it is pleasant, and almost everybody who has made one says afterwards that it was. The reason is simple: it means taking each thing in hand, in good light, for the first time in a year. The trick lies in not stopping to admire it, which is what Sunday evening is for.',
      'There are two ways to list a collection. One is thorough, begins with the first shelf and ends, in most cases, with the first shelf. The other takes a weekend, leaves out almost everything and is finished. The second can be improved later, a line at a time, while the first exists only as a plan.',
    ],
    sections: [
      {
        heading: 'Saturday: pictures first',
        question: 'What happens on Saturday?',
        paragraphs: [
          'Photograph before writing. Start at the door and go round each room with the clock: whole wall, whole shelf, then piece by piece for whatever matters. A telephone is good enough if it stands still and the window is behind you. Put a ruler and a card with a number into the picture, and the number is the beginning of the catalog.',
          'For important pieces take five views: front, back, marks, damage, and something that gives the scale. Damage is the one that people leave out, from tact. It is also the one that identifies the object beyond doubt, and the one that settles whether a scratch was there before the movers came.',
        ],
      },
      {
        heading: 'Sunday: seven columns',
        question: 'What happens on Sunday?',
        paragraphs: [
          'A spreadsheet with seven columns is enough: number, what it is, maker and date, size, where it came from and when, what was paid, where the paper is. Leave what you do not know empty; an honest blank is worth more than a guess that looks like knowledge. A value has a column of its own only if it has a date and a source.',
          'Then marry the papers to the numbers. Write the number in pencil on the back of each invoice, scan it, and name the file by the number. After a hundred documents this is a reflex. Papers that fit nothing go into a folder called “orphans”, and in the course of the year a good half of them find a home.',
        ],
      },
      {
        heading: 'Monday: one copy elsewhere',
        question: 'Where does the copy go?',
        paragraphs: [
          'An inventory that burns with the house was an exercise. One copy belongs with a person or in a place that would not be hit by the same bad day, and it should be readable without your password or your computer. Print the list once a year all the same. Paper opens without an update.',
          'Decide who may see it. A complete list with photographs, values and rooms is what a careful thief would like best. Give the insurer what the insurer needs, the appraiser what the appraiser needs, and send neither of them the column with the rooms. When you share it, share a copy with a date in its name.',
        ],
      },
    ],
    checks: [
      'Number the objects before describing them.',
      'Take the picture of the damage.',
      'Leave blanks where you do not know.',
      'Put the inventory number on every invoice, in pencil.',
      'Keep a dated copy in another building, without the column of rooms.',
    ],
    question: 'What would you need to see in my inventory that is not there yet?',
  },
  {
    words: 'season viewing fair preview absentee paddle',
    titles: [
      'Ready before the sale season: a bidder’s calendar',
      'Six weeks to the sale',
      'What to do at a viewing, in order',
      'The quiet spring sales, and how to prepare for them',
    ],
    leads: [
      'The season begins for most people when the catalog arrives, which is late. By then the viewing is in ten days, registration takes three of them, and the condition reports are being written by specialists who have forty others to answer. The same sale, begun six weeks earlier with half an hour here and there, is another experience.',
      'Every sale has a slow part and a fast one. The fast part lasts under a minute for each lot and is what everyone remembers. The slow part is when it is decided. It consists of a limit, a report, a look at the back and a question about shipping, and none of these can be done with a paddle in hand.',
    ],
    sections: [
      {
        heading: 'Six weeks: limits and registration',
        question: 'What is done in the first week?',
        paragraphs: [
          'Decide what the collection lacks before seeing what is on offer. A list of three wants keeps a catalog of three hundred lots in order. Then do the dull things: register with the house, send the identification that it will ask for, find out what deposit is required, and read how it charges for bids that are placed online.',
          'Write down the limit for each want as a total, premium and tax and carriage included, at a time when no auctioneer is looking at you. Next to it write the reason. A limit with a reason is hard to break, while a limit without one is an opening bid.',
        ],
      },
      {
        heading: 'The viewing: five minutes a lot',
        question: 'How is a viewing used well?',
        paragraphs: [
          'Go early on the first day, with a torch, a loupe, a tape measure and the condition report in hand. Look at the object before reading the report, and then read the report and look again: what differs is your question. Ask to have it taken out of the case, off the wall, out of the frame. That is what the staff are there for.',
          'If you cannot go, send someone. Independent conservators will look at a lot for a fee that is small beside most premiums, and they have no interest in the outcome. Failing this, ask for photographs in raking light, of the back and of the worst spot. The last request is the one that brings the most useful answers.',
        ],
      },
      {
        heading: 'The week after',
        question: 'And after the hammer falls?',
        paragraphs: [
          'Risk often passes to the buyer at the fall of the hammer or a few days later, well before anything has been collected. Call the broker on the following morning and not when the crate arrives. Many policies include new purchases for a time; ask from which moment, up to which sum, and whether transit is in it.',
          'Ask for the papers with the same letter as the invoice: report, provenance documents mentioned in the catalog, export papers if there are any. Houses will look for them in the first week and will be less able to in the second year. Then enter the lot in the inventory, with what you paid in two lines, hammer and total.',
        ],
      },
    ],
    checks: [
      'Write three wants before opening a catalog.',
      'Register and clear deposits six weeks ahead.',
      'Set each limit as a total, with its reason.',
      'Ask for a photograph of the worst spot.',
      'Call the broker on the morning after the sale.',
    ],
    question: 'From which minute, exactly, is a new purchase at my risk, and is it covered then?',
  },
  {
    words: 'loan lend lending exhibition museum borrow transport transit crate shipping',
    titles: [
      'Lending season: from the letter to the last screw',
      'Nail to nail: the journey of a loan',
      'Before the crate is closed',
      'What a lender signs, and when',
    ],
    leads: [
      'The letter is polite and has a crest on it: an exhibition, eighteen months from now, and would you consider. To lend is one of the pleasures of owning, and one of the few ways in which an object gains history while it is away. It also leaves home, by road, in other people’s hands, and this part has a calendar of its own.',
      '“Nail to nail” is what the trade calls cover that runs from the hook at home to the hook at home, with everything between. The phrase is a good checklist as well. Between the two nails lie a packer, a truck, a dock, a store, a technician, a wall, a public, and all of it again in reverse.',
    ],
    sections: [
      {
        heading: 'Twelve months ahead: the agreement',
        question: 'What has to be agreed?',
        paragraphs: [
          'A loan agreement names the object, the dates, the value, who pays for what, how it will be shown and what may be photographed. Read the insurance paragraph twice. The borrower’s policy or a state indemnity may replace yours for the period; if so, ask for the certificate, and ask what it leaves out. Depreciation after damage and terrorism are two items worth naming.',
          'Set the value with care, since it will be the sum that is paid. An appraisal for the purpose, with a date close to the loan, prevents a discussion that no one wants to have. Tell your own insurer in any case. The object leaves the address on the schedule, and some policies consider this to be news.',
        ],
      },
      {
        heading: 'One month ahead: the condition report',
        question: 'Who describes its condition, and when?',
        paragraphs: [
          'The outgoing condition report is the hinge of the whole affair. A conservator describes the object in good light, marks every flaw on a photograph, and both sides sign before the lid is closed. The same sheet is compared on arrival, before the return and at home. Four signatures on one piece of paper leave very little to argue about.',
          'Be there when it is packed. A crate should be made for the object, rest on something that dampens shock, and carry no hint of what is inside. For fragile pieces ask for a courier, who travels with the crate and does not sleep in another town, and for direct transport without a night in a depot.',
        ],
      },
      {
        heading: 'Back on its nail',
        question: 'What is done when it returns?',
        paragraphs: [
          'Let the crate stand closed for a day, so that the inside takes on the climate of the room. Then unpack with the report in hand and compare line by line. Whatever is new has to be notified at once, usually within a few days, and photographed before it is touched. A note that nothing was found is worth making too.',
          'Afterwards collect what the loan has added: the catalog, a picture of the object on the wall, the label, the agreement and the reports. Put them into the file. An exhibition history is provenance of the best sort, public, dated and signed by strangers, and in twenty years nobody will remember where the label came from.',
        ],
      },
    ],
    checks: [
      'Ask for the certificate of insurance and its exclusions.',
      'Tell your own insurer about dates and address.',
      'Sign one condition report four times.',
      'Be present when the lid is closed.',
      'File catalog, label and agreement with the object’s papers.',
    ],
    question: 'What is not covered between the two nails, and who would carry it?',
  },
  {
    words: 'summer winter climate humidity damp heat storage storm hurricane flood wildfire holiday',
    titles: [
      'The damp months: a calendar for the store room',
      'Before the heating comes on',
      'While you are away: the empty house in summer',
      'A year of heat, damp and light, room by room',
    ],
    leads: [
      'Objects do not mind the weather. They mind that it changes. A panel that has lived in a cool church for centuries splits in its first winter over a radiator; a box of paper that was dry all year goes wavy in one damp August. The seasons are a schedule of risks, printed long in advance and delivered free.',
      'Twice a year, when the heating goes on and when it goes off, a house changes its climate within a week. Wood, paper, leather and glue have to follow, each at its own speed, and where two materials are joined one of them gives way. A collector’s year therefore begins in October and again in April.',
    ],
    sections: [
      {
        heading: 'Autumn: before the heating comes on',
        question: 'What is done before the heating comes on?',
        paragraphs: [
          'Heated air is dry air. Move furniture, panels and instruments away from radiators and chimney walls, and put a small instrument for temperature and humidity into each room that matters. The single figure tells little; the curve tells everything. A steady reading slightly off the ideal does less harm than a perfect one that swings every night.',
          'Look at the roof, the gutters and the pipes above anything that cannot swim. Water is behind a large part of household claims, and it comes from above, from behind and from below. Lift boxes, know where the main valve is, and show it to a second person. A detector that costs as much as a lunch can save a shelf.',
        ],
      },
      {
        heading: 'Spring and summer: light, damp, guests',
        question: 'What do spring and summer ask for?',
        paragraphs: [
          'Light adds up. A watercolor does not recover during the night; whatever it has lost in one bright spring is gone. Draw curtains in empty rooms, take turns with what hangs on the sunny wall, and look behind a frame to see which color the paper once was. Ultraviolet film on the windows helps without being seen.',
          'In damp weeks the trouble begins behind things: wardrobes on outer walls, boxes in corners, books pressed tight. Leave a hand’s breadth for the air, and open drawers now and then. Insects like the same conditions. Sticky traps along the skirting board, dated and looked at monthly, give warning at a time when one jar and a freezer still suffice.',
        ],
      },
      {
        heading: 'Away from home',
        question: 'Who looks in while you are away?',
        paragraphs: [
          'Policies have a view on empty houses. After a number of days, often thirty, conditions change: water to be turned off, visits to be made and noted, alarms to be set and maintained. Find the number in yours. A neighbor with a notebook, a key and your telephone number satisfies most such clauses, provided that the notebook is kept.',
          'Before leaving, take one photograph of each room. It takes five minutes, and it is the most recent evidence there could be. Say nothing about the journey or about the collection where strangers can read it, and that includes pictures of a charming interior with a window in it.',
        ],
      },
    ],
    checks: [
      'Put an instrument for humidity into each room that matters.',
      'Move boxes up and away from outer walls.',
      'Change what hangs in the sun with the season.',
      'Find the number of days after which the house counts as empty.',
      'Photograph every room before a journey.',
    ],
    question: 'Which room of this house would you worry about first, and in which month?',
  },
];
