import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tellRefusal } from '@/components/ui/feedback/toast-store';

/** Sends an author from a page for administrators to one of their own, and says why. */
export function SentAway({ to }: { to: '/' | '/profile' }) {
  useEffect(() => tellRefusal('Access Denied', 'This page is only available to administrators.'), []);
  return <Navigate to={to} replace />;
}
