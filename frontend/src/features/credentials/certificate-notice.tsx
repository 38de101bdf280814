import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';
import { useNow } from '@/components/browser/use-now';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Bar } from '@/components/ui/feedback/notice';
import { rulesQuery } from '@/features/editorial-rules/contract';
import { certificateQuery } from './api/certificate';
import { certificateWarning } from './domain/certificate-warning';

/** For administrators: that they have to do something about the certificate, where they have. */
export function CertificateNotice() {
  const { data: rules } = useQuery(rulesQuery);
  const { data, error } = useQuery({ ...certificateQuery, enabled: rules?.credentials?.sign === true });
  const now = useNow();
  const told = isOther(error) ? error.detail : data && certificateWarning(data.notAfter, now);
  if (!told) return null;
  return (
    <Bar
      actions={
        <ButtonLink to="/integrations" search={{ list: 'credentials' }} size="small">
          See the certificate
        </ButtonLink>
      }
    >
      {told}
    </Bar>
  );
}

/** The server holds another certificate than the one that signs. */
const isOther = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.problem.type?.endsWith('/other-certificate') === true;
