import { getRouteApi } from '@tanstack/react-router';

/** The route of the rules page: its address and how to change it. */
export const rulesRoute = getRouteApi('/_desk/editorial-rules');
