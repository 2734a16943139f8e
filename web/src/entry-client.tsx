import { routeTree } from './app/routes.tsx'
import { startApp } from './app/start-app.tsx'

startApp(routeTree)
