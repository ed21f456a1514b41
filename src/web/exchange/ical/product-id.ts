import { company, site } from '../../../site.ts'

/** Names us in the calendars that we write (RFC 5545, PRODID). */
export const PRODUCT_ID = `-//${company.legalName}//${site.name}//IT`
/** Ends the ids of the entries that we write. */
export const DOMAIN = new URL(site.origin).host
