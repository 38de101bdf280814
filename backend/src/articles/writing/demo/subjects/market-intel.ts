import type { Subject } from '../subject.js';

export const marketIntel: readonly Subject[] = [
  {
    words: 'estimate reserve hammer bidding bid auction auctioneer bidder',
    titles: [
      'Three estimates, one hammer price',
      'What the low estimate is for',
      'The distance between estimate and result',
      'Hammer, premium, total: reading one result three ways',
    ],
    leads: [
      'An estimate is printed as two numbers with a dash between them, and nearly everybody reads the second. The first does the work. It tells bidders where they may begin to hope, it tells the seller below what the object will not be given away, and it says more about the house’s plan for the evening than about the thing on the page.',
      'When a result is reported, it is one figure; when it is paid, it is several. The hammer price is what the auctioneer calls, the buyer’s premium is added on top, tax may follow, and the seller receives less than any of them. Three people may quote the same sale at three amounts, and all three of them are telling the truth.',
    ],
    sections: [
      {
        heading: 'An estimate is an invitation',
        question: 'Who is the estimate talking to?',
        paragraphs: [
          'Houses set estimates to bring people into the room. A modest figure draws several bidders, who then do to one another what no catalog note can. An ambitious one flatters the consignor and may leave the auctioneer talking to the wall. Comparing a house’s estimates with its results over a few seasons shows which habit it has, and it is a habit more often than a forecast.',
          'The reserve, the confidential price below which a lot is not sold, normally lies at or under the low estimate. So a lot that opens far below it is not about to be lost cheaply, and the first bids in the book may not come from a buyer at all. Conditions of sale explain how this is done. They are worth a quiet half hour.',
        ],
      },
      {
        heading: 'Adding up what is paid',
        question: 'What does the buyer pay in the end?',
        paragraphs: [
          'The buyer’s premium is a percentage on top of the hammer price, usually in steps, and it differs between houses and between the room and the internet. Add tax where it applies, any charge for live bidding platforms, packing, shipping and import. Whoever sets a limit ought to set it on the total and work backwards to the number that will be called out.',
          'Published results mostly include the premium, while estimates mostly do not. A headline that a lot “beat its estimate” may therefore compare two different kinds of price. Put both on the same footing before drawing any conclusion, and note in your records which of the two you have written down.',
        ],
      },
      {
        heading: 'One result is an anecdote',
        question: 'How much does one result tell?',
        paragraphs: [
          'It takes two people to make a price, and one of them may have been bidding for a reason that will not return: a gap in a set, a birthday, a quarrel. A single high result is evidence that it happened. A handful of results for comparable pieces, in comparable condition, in the last few seasons, is the beginning of knowledge.',
          'Keep a small table of your own: date, house, lot, estimate, hammer price, total, condition as described, and what made the piece unlike yours. After twenty lines it will say more about your corner of the market than any newsletter, and it will be the appraiser’s favorite page when your schedule comes up for review.',
        ],
      },
    ],
    checks: [
      'Set limits on the total with all charges, then work back to the bid.',
      'Note for each recorded price whether the premium is in it.',
      'Read the conditions of sale once for each house, premium steps included.',
      'Compare a house’s estimates with its results over two seasons.',
      'Keep twenty comparable lines before calling anything a trend.',
    ],
    question: 'Which three sales would you compare this with, and what makes each of them different?',
  },
  {
    words: 'unsold bought-in sell-through statistic index trend market',
    titles: [
      'The lots that nobody mentions',
      'A record is not a market',
      'What the unsold lots were telling us',
      'Reading a sale from the back of the catalog',
    ],
    leads: [
      'Sale reports are written about the lots that sold. The others are listed nowhere, or by a missing number in the sequence, and they are half of the information. A category in which the best piece makes a record and a third of the rest goes home is a different category from one in which everything sells near its low estimate.',
      'A record price is news because it is rare, which is a poor recommendation for anyone who wants to know what usually happens. The usual is found at the back of the catalog, among the ordinary lots that were offered without a full-page photograph and bought, or not bought, by people who had read every line.',
    ],
    sections: [
      {
        heading: 'The figures that are left out',
        question: 'Which figures are missing?',
        paragraphs: [
          'The sell-through rate is the share of the lots that found a buyer. It may be counted by number or by value, before or after the lots that were withdrawn at the last minute, and a report seldom says which. Work it out for yourself from the printed catalog and the list of results. The missing numbers are the unsold lots, and there is nothing secret about them.',
          'Averages in this field mislead in one particular way: the object that is sold twice is not the average object. Good things tend to be kept, difficult ones return, and whatever is resold soon was often bought by mistake. An index built on repeat sales measures a market of second thoughts. That is interesting, as long as one knows it.',
        ],
      },
      {
        heading: 'Burned, rested, offered again',
        question: 'What happens to a lot that failed?',
        paragraphs: [
          'A lot that fails in public is said to be burned, and the trade expects it to rest before it is shown again. When it returns, it does so with a lower estimate, in another city, or in a private offer that does not mention the first attempt. Price databases remember. Searching for the object, instead of the artist or the model, is how one finds out.',
          'Failure has many fathers: the estimate, the season, a rival sale in the same week, a repair in the condition report. Ask which of these it was. An object that failed for the price may be a fair purchase at a lower one; an object that failed for a reason in the report will fail again, and next time it may be yours.',
        ],
      },
      {
        heading: 'How small a sample is too small',
        question: 'When is a sample too small?',
        paragraphs: [
          'For many collectibles, fewer than ten comparable pieces are offered in a year. Two of them in fine condition can lift the average and two poor ones can sink it, with no change in what anybody wants. Until the sample is large enough that one line could be crossed out without altering the conclusion, the right conclusion is that one has to wait.',
          'Condition is the variable that is most often left out of a chart. A line through results of mixed condition shows what happened to come to market and little else. If you cannot see the grade, the restoration and the completeness behind each point, treat the line as decoration, however firmly it has been drawn.',
        ],
      },
    ],
    checks: [
      'Find the missing lot numbers before reading the report of a sale.',
      'Ask whether sell-through was counted by number or by value.',
      'Search for the object itself to see whether it was offered before.',
      'Cross out the highest and lowest result and see what remains.',
      'Write condition next to every price that you keep.',
    ],
    question: 'What was offered and not sold, and why do you think it was not?',
  },
  {
    words: 'dealer sell selling seller liquidity consign consignment',
    titles: [
      'Private sale or auction: two clocks, two prices',
      'How long is a fair price good for?',
      'The offer in the envelope',
      'Selling slowly, selling fast',
    ],
    leads: [
      'There is the price that one can have today, the price that one may have in a season, and the price that one would like. Dealers, auction houses and private brokers trade in the distances between these three. An owner who knows which of them is being talked about is halfway to a good decision, and well ahead of most conversations on the subject.',
      'A dealer’s offer comes in an envelope with a date on it; an auction estimate comes with a contract of several pages. The first is smaller and certain, the second larger and conditional. To compare the two figures without the words around them is to compare a train with a timetable.',
    ],
    sections: [
      {
        heading: 'What each way costs',
        question: 'What does each way cost?',
        paragraphs: [
          'At auction the seller pays a commission, often illustration, insurance and transport as well, and a fee if the lot fails. A dealer who buys outright takes all of this on and earns on the difference. A dealer or broker who sells on consignment sits in between. Ask each of them for one figure, the sum that would arrive in your account, and for the date.',
          'Commission is negotiable more often than people suppose, above all for groups of lots and for things that make a good cover. What should be settled in writing is less often asked about: who insures the object from the door onwards, for what sum, how long it is tied up, and what happens after it has failed to sell.',
        ],
      },
      {
        heading: 'Liquidity is a property of the object',
        question: 'How quickly could it be sold?',
        paragraphs: [
          'Some things can be sold on any Tuesday: a common model in good order, with papers, at the price that everyone knows. Others have to wait for one of a few people in the world. The second kind may be the better collection and is the worse reserve. Nobody finds this out at a good moment, so it is worth writing down beside each piece while there is no hurry.',
          'Speed has a price on the way in as well. A purchase made in a week, without time for a second opinion, is often the one that takes a year to sell. Most sellers will wait for an answer about the file. Those who will not have given an answer of their own.',
        ],
      },
      {
        heading: 'Contracts in plain words',
        question: 'What should the contract say?',
        paragraphs: [
          'Consignment agreements become short once they are translated. For how long do you have it? What may you sell it for without asking? Who pays if it is damaged? When am I paid, and does the money lie in an account of its own until then? If the title to the object is questioned later, who stands for it? Whatever is not answered is a risk that the owner carries.',
          'Title deserves its own line. The seller promises that the object is theirs to sell, free of liens and claims, and some promises are harder to keep than they look: a divorce, an estate, a loan secured on the whole collection. Clear this before the catalog is printed. Afterwards it is public, and every week costs money.',
        ],
      },
    ],
    checks: [
      'Ask every route for one figure: what arrives, and on which day.',
      'Get the insured sum and the period in writing before handing anything over.',
      'Mark each piece in the inventory as quick, slow or very slow to sell.',
      'Search your papers for liens and shared ownership first.',
      'Decide what happens after a failed sale while it is still hypothetical.',
    ],
    question: 'If this had to be sold within a month, what would change in the figure, and why?',
  },
  {
    words: 'guarantee guaranteed irrevocable fee catalog catalogue third-party',
    titles: [
      'The small symbols beside the lot number',
      'Who already owns the risk? Guarantees, read slowly',
      'Footnotes of a sale',
      'A catalog has two texts',
    ],
    leads: [
      'Beside some lot numbers there stands a small circle, a triangle or a diamond. The key is printed near the front, in type that was chosen for other qualities than being read. Each symbol tells that somebody has an interest in this lot which the others do not have: the house, a guarantor, a person who has agreed to bid before the bidding starts.',
      'A catalog consists of two texts. One is written by specialists and is about the object; the other is written by lawyers and is about everything else. Collectors read the first for pleasure. Those who read the second, once and slowly, understand results that puzzle the rest of the room.',
    ],
    sections: [
      {
        heading: 'Interests in the room',
        question: 'Who in the room has an interest?',
        paragraphs: [
          'With a guarantee the seller is promised a minimum, whatever happens. The house may carry the promise itself or pass it to a third party, who then earns something if the lot goes higher. An irrevocable bid is the same thought from the other side: somebody is bound to buy at a level that others cannot see. Both are disclosed, and both alter what a result means.',
          'A lot with such a backer was, in a sense, sold before the sale. When it makes one bid above the low estimate, it may have met a market of one. This is no scandal. It is a reason to mark such results in one’s own table with the same symbol, and to leave them out when the question is how deep a market is.',
        ],
      },
      {
        heading: 'Words with a fixed meaning',
        question: 'Which words are promises?',
        paragraphs: [
          'In the specialists’ text, too, some words are promises and others are not. “By”, “attributed to”, “circle of”, “manner of” descend like stairs; “stamped”, “bearing a signature” and “signed” are three different statements. The glossary defines them, and the guarantee of authorship covers only those in capital letters or in the heading, for a number of years that is stated.',
          'Condition is treated differently. Many houses print none, or a line of courtesy, and send a report on request. The report is an opinion for guidance; the duty to look remains the buyer’s. Request it early, ask two questions about it, and keep the answers. They will be the first documents in the file of whoever wins.',
        ],
      },
      {
        heading: 'Following the money',
        question: 'Where does the money go?',
        paragraphs: [
          'Between the hammer and the seller’s account there are a premium, a commission, sometimes an enhanced share for the seller, a guarantor’s fee, and costs that are agreed lot by lot. In the upper part of the market the seller may receive more than the hammer price, in the lower part much less. A price in a database shows neither of these.',
          'For an owner this has one practical result. A market value for insurance or for an estate should state whether it is what a buyer would pay or what a seller would keep. The distance between the two can easily be a quarter of the figure. Appraisers know it, and they write it down if they are asked.',
        ],
      },
    ],
    checks: [
      'Find the key to the symbols before looking at the pictures.',
      'Mark guaranteed lots in your own table of results.',
      'Read the glossary for the words in the heading of the lot.',
      'Request the condition report early and ask two questions about it.',
      'Ask whether a stated value is what a buyer pays or a seller keeps.',
    ],
    question: 'Does your figure show what I would pay, or what I would be left with?',
  },
  {
    words: 'comparable comparison value valuation price appraisal worth insured investment',
    titles: [
      'Compared with what? The art of the comparable',
      'Insured value and hammer value are not twins',
      'A fair figure and the date on it',
      'How a valuation is taken apart',
    ],
    leads: [
      'Every figure in this field is a comparison that has been shortened. Somebody looked at other things, judged how this one differs, and wrote down a number; then the things and the judgment were dropped, and only the number was left. To read a valuation means to put back what was dropped, and a good one makes this easy.',
      'The owner has a figure from the policy, the heir has one from the estate, and the dealer has one from last week. They do not agree, and at the table there is talk of mistakes. There are probably none. Three questions were asked, three answers were given, and nobody wrote the question down.',
    ],
    sections: [
      {
        heading: 'Likeness has parts',
        question: 'What makes two things comparable?',
        paragraphs: [
          'Two objects are comparable if they share what the market pays for. Maker, model and date come first, then condition, originality, size, provenance, and whatever goes with the thing. The more of these differ, the more the appraiser has to adjust, and every adjustment is an opinion. Three close comparables are better than thirty distant ones, and the reason for leaving one out is as telling as those that were used.',
          'Time and place belong to likeness as well. A price from another continent includes other taxes and another fashion; a price from some years ago belongs to a market which may have moved in either direction. Dates next to prices look pedantic until the day on which someone else has to defend the figure.',
        ],
      },
      {
        heading: 'The same object, four values',
        question: 'Which value is meant?',
        paragraphs: [
          'Replacement value is what it takes to get an equal piece soon, from a shop. Fair market value is what passes between a willing buyer and a willing seller, neither of them in haste. Liquidation value allows for haste. And the agreed value of a policy is whatever owner and insurer have signed, which relieves both of the discussion after a loss.',
          'Each has a use, and their order is usually the one given here, from high to low. An owner who insures at fair market value will find replacing more expensive than expected. One who expects to sell at replacement value will be disappointed in the other direction. The purpose ought to stand in the first sentence of any appraisal.',
        ],
      },
      {
        heading: 'Doubt, stated properly',
        question: 'How sure is the figure?',
        paragraphs: [
          'A range is not a weakness. For a common object the range may be narrow; for a rare one it has to be wide, since there is little to compare it with. A single number for a rare thing is either a convention or a guess, and it helps to know which. Ask what would move it: a better provenance, a repair, a second one coming to light.',
          'Review is the other half of doubt. Values are true on a date, and the date should return in the calendar: every two to three years for most schedules, sooner for categories that have moved, at once after a restoration or a discovery. The reviewer need not start again. The table of comparables from last time is the best place to begin.',
        ],
      },
    ],
    checks: [
      'Read the purpose and the date before the figure.',
      'Ask which comparables were left out, and for what reason.',
      'Write the sum a buyer would pay and the sum you would keep as two lines.',
      'Put the next review into the calendar today.',
      'Ask which single fact would move the figure most.',
    ],
    question: 'Which comparable gave you the most trouble, and how did you deal with it?',
  },
];
