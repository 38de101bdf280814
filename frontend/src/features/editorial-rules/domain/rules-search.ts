import { getRouteApi } from '@tanstack/react-router';

export const rulesRoute = getRouteApi('/_desk/editorial-rules');
