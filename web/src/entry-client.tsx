import { addRoutesLater, isMemberPage, opensOfficePages } from './app/all-routes.ts'
import { memberRouteTree } from './app/member-routes.ts'
import { startApp } from './app/start-app.tsx'
import { session } from './base/session.ts'

// The script of the personal area, and of the few other pages that are no content. Pages of students and teachers do without the
// routes of the office and of visitors. The server has rendered the page with all routes, so its own one has to be among those
// with which the browser begins.

const load = () => import('./app/routes.tsx')

if (isMemberPage(location.pathname) && !opensOfficePages(session()?.user_data.roles ?? []))
  addRoutesLater({ router: startApp(memberRouteTree), load })
else void load().then(({ routeTree }) => startApp(routeTree))
