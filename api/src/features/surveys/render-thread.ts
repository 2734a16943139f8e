// Loaded by the threads of `renderOnThread`.
export { renderResults as render } from './render.ts'
