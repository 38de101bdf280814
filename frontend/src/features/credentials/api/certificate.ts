import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf, foundBy } from '@/api/client';

/**
 * Reads the certificate that signs Content Credentials at present, for administrators; null while nothing is signed.
 */
export const certificateQuery = queryOptions({
  queryKey: ['api', 'credentials', 'certificate'],
  queryFn: ({ signal }) => foundBy(bodyOf(api.GET('/api/credentials/certificate', { signal }))),
  // No event reports that the settings of the server have changed.
  staleTime: 0,
});
