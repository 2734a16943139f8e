export const Register = () => <h1>Register</h1>
