import { Outlet } from '@tanstack/react-router'

export const UserLayout = () => <Outlet />
