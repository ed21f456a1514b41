import config from './playwright.config.ts'
const { webServer, projects, ...rest } = config as any
export default { ...rest, webServer: [webServer[0]], projects: projects.slice(0, 2), workers: 1 }
