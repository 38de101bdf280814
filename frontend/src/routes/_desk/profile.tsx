import { createFileRoute } from '@tanstack/react-router';
import { AccessRequired } from '@/features/auth/contract';
import { readProfileSearch } from '@/features/profile/contract';
import { ProfilePage } from '@/features/profile/profile-page';

export const Route = createFileRoute('/_desk/profile')({
  staticData: {
    signedOut: () => <AccessRequired>Please log in to access your profile.</AccessRequired>,
  },
  validateSearch: readProfileSearch,
  component: ProfilePage,
});
