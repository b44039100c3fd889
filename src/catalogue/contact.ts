/** Where partners, investors and anyone with a question can write. Whoever runs a copy puts their own address here. */
export const CONTACT_EMAIL = 'hello@orison.example'
