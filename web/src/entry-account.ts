import { accountRouteTree } from './app/account-routes.ts'
import { startApp } from './app/start-app.tsx'

// The script of the pages below /auth: the app without the pages of the personal area.
startApp(accountRouteTree)
