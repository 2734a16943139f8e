export const Welcome = () => <h1>Welcome</h1>
