export const Privacy = () => <h1>Privacy</h1>
