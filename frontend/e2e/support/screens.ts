/**
 * All screens of an administrator, with what must be there before they are looked at.
 * @param article id of one that is promoted
 */
export const screensOf = (article: string): [path: string, heading: RegExp][] => [
  ['/', /Welcome back/],
  ['/how-it-works', /Need to Know/],
  ['/generate', /AI Editor-in-Chief/],
  ['/articles', /Articles Dashboard/],
  [`/articles?article=${article}`, /Articles Dashboard/],
  [`/articles?article=${article}&view=history`, /Articles Dashboard/],
  ['/change-password', /Change Password/],
  ['/profile', /My Profile/],
  ['/personas', /Author Personas/],
  ['/personas?persona=new', /Author Personas/],
  ['/personas?view=history', /Author Personas/],
  ['/user-management', /User Management/],
  ['/user-management?user=new', /User Management/],
  ['/user-management?view=history', /User Management/],
  ['/categories', /Content Categories/],
  ['/categories?add=true', /Content Categories/],
  ['/categories?view=history', /Content Categories/],
  ['/editorial-rules', /Editorial Rules/],
  ['/editorial-rules?view=history', /Editorial Rules/],
  ['/configuration', /Configuration Editor/],
  ['/audit', /Audit Log/],
  ['/scheduler', /Article Scheduler/],
  ['/scheduler?list=deliveries', /Article Scheduler/],
  ['/sources', /Research Sources/],
  ['/topic-generator', /Topic Generator/],
  [`/image-generator?article=${article}`, /Image Generator/],
  [`/social-generator?article=${article}`, /Social Generator/],
  ['/nowhere', /404 Page Not Found/],
];

/** The screens of an author that differ from an administrator's. @param article id of one of theirs, promoted */
export const screensOfAuthor = (article: string): [path: string, heading: RegExp][] => [
  ['/', /Welcome back/],
  ['/generate', /AI Editor-in-Chief/],
  ['/articles', /Articles Dashboard/],
  [`/articles?article=${article}`, /Articles Dashboard/],
  ['/profile', /My Profile/],
  ['/topic-generator', /Topic Generator/],
  [`/image-generator?article=${article}`, /Image Generator/],
  [`/social-generator?article=${article}`, /Social Generator/],
  ['/audit', /Access Denied/],
];
