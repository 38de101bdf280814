/** How the author's fields are called. */
export const labels = {
  expertise: 'Area of Expertise',
  description: 'Personal Description',
  writingStyle: 'Writing Style & Voice',
};
