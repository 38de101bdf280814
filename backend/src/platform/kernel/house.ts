/** The id of a stream of which there is one for the whole house. */
export const house = 'house';
