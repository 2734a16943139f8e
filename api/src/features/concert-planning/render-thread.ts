// Loaded by the threads of `renderOnThread`.
export { renderProgramme as render } from './render.ts'
