import { useUser } from '@/api/session';
import { AdminDashboard } from './admin/admin-dashboard';
import { AuthorDashboard } from './author/author-dashboard';

/** Where a signed-in user begins: the own work for authors, the desk as a whole for administrators. */
export function DashboardPage() {
  return useUser().role === 'admin' ? <AdminDashboard /> : <AuthorDashboard />;
}
