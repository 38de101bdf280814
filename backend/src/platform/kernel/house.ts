/** The id of a stream that exists once for the whole house. */
export const house = 'house';
