import { expect, test } from 'vitest'
import { type Navigation, pageAfterLogin, pageAfterMaintenance, pathOf, redirectFor } from './navigation.ts'

const accessOf: Record<string, Navigation['access']> = {
  '/auth/login': 'guests',
  '/auth/register': 'guests',
  '/auth/welcome': 'signed-in',
}

const visit = (change: Partial<Navigation>): Navigation => ({
  to: '/',
  access: accessOf[pathOf(change.to ?? '/')],
  isLoggedIn: false,
  inMaintenance: false,
  ...change,
})

test.each<{ name: string; visit: Partial<Navigation>; leads: ReturnType<typeof redirectFor> }>([
  { name: 'home in maintenance', visit: { inMaintenance: true }, leads: { to: '/maintenance' } },
  {
    name: 'a member page in maintenance',
    visit: { to: '/user', isLoggedIn: true, inMaintenance: true },
    leads: { to: '/maintenance' },
  },
  {
    name: 'login in maintenance',
    visit: { to: '/auth/login', inMaintenance: true },
    leads: { to: '/maintenance' },
  },
  {
    name: 'the maintenance page in maintenance',
    visit: { to: '/maintenance', inMaintenance: true },
    leads: undefined,
  },
  { name: 'the maintenance page outside of maintenance', visit: { to: '/maintenance' }, leads: { to: '/' } },
  {
    name: 'the dashboard as a guest',
    visit: { to: '/user' },
    leads: { to: '/auth/login', returnTo: '/user' },
  },
  {
    name: 'a page below the dashboard as a guest',
    visit: { to: '/user/masterclass/4' },
    leads: { to: '/auth/login', returnTo: '/user/masterclass/4' },
  },
  {
    name: 'a page with a query as a guest',
    visit: { to: '/user/a/invoices?state=overdue' },
    leads: { to: '/auth/login', returnTo: '/user/a/invoices?state=overdue' },
  },
  {
    name: 'the dashboard with a query as a guest',
    visit: { to: '/user?x=/auth/login' },
    leads: { to: '/auth/login', returnTo: '/user?x=/auth/login' },
  },
  {
    name: 'the welcome page as a guest',
    visit: { to: '/auth/welcome' },
    leads: { to: '/auth/login', returnTo: '/auth/welcome' },
  },
  { name: 'the dashboard as a member', visit: { to: '/user', isLoggedIn: true }, leads: undefined },
  {
    name: 'a page whose path only starts like that of the dashboard',
    visit: { to: '/users' },
    leads: undefined,
  },
  {
    name: 'register from another page',
    visit: { to: '/auth/register', from: '/masterclass/3?a=b' },
    leads: { to: '/auth/register', returnTo: '/masterclass/3?a=b' },
  },
  {
    name: 'register from another page with a return path',
    visit: { to: '/auth/register', from: '/about', returnTo: '/contact' },
    leads: undefined,
  },
  { name: 'register without a previous page', visit: { to: '/auth/register' }, leads: undefined },
  {
    name: 'register from itself',
    visit: { to: '/auth/register', from: '/auth/register?return=%2F' },
    leads: undefined,
  },
  {
    name: 'login with a query as a member',
    visit: { to: '/auth/login?return=%2Fabout', isLoggedIn: true },
    leads: { to: '/user' },
  },
  { name: 'login as a member', visit: { to: '/auth/login', isLoggedIn: true }, leads: { to: '/user' } },
  {
    name: 'register as a member',
    visit: { to: '/auth/register', isLoggedIn: true, from: '/about' },
    leads: { to: '/user' },
  },
  { name: 'any other page', visit: { to: '/about' }, leads: undefined },
  {
    name: 'any other page as a member',
    visit: { to: '/masterclass/7', isLoggedIn: true },
    leads: undefined,
  },
])('$name', ({ visit: change, leads }) => {
  expect(redirectFor(visit(change))).toEqual(leads)
})

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/user', '/user'],
  ['/masterclass/3?x=1', '/masterclass/3?x=1'],
  ['/auth/login', '/'],
  ['/auth/register?return=/user', '/'],
  ['/auth/reset-password?token=x', '/'],
  ['/contact?back=/auth/login', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['user', '/'],
])('the return path for %j is %s', (returnTo, leads) => {
  expect(pageAfterLogin(returnTo)).toBe(leads)
})

test.each([
  [undefined, '/'],
  ['/user/masterclass/4?x=1#top', '/user/masterclass/4?x=1#top'],
  ['/auth/reset-password?token=x', '/auth/reset-password?token=x'],
  ['/maintenance?return=%2Fmaintenance', '/'],
  ['https://evil.example', '/'],
  ['//evil.example', '/'],
])('the return path after maintenance for %j is %s', (returnTo, leads) => {
  expect(pageAfterMaintenance(returnTo)).toBe(leads)
})
