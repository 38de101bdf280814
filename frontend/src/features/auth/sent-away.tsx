import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from '@/components/ui/feedback/toast-store';

/** Takes an author from a page for administrators to one of their own, and tells why. */
export function SentAway({ to }: { to: '/' | '/profile' }) {
  useEffect(
    () =>
      toast({
        title: 'Access Denied',
        description: 'This page is only available to administrators.',
        tone: 'destructive',
      }),
    [],
  );
  return <Navigate to={to} replace />;
}
