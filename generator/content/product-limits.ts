// Figures of the product that texts mention, the same in every country.

/** BLK-011: "5 MB" is 5242880 bytes. */
export const BULK_FILE_MAX_BYTES = 5_242_880
export const BYTES_PER_MEGABYTE = 1_048_576
/** AUT-006. */
export const PASSWORD_MIN_CHARACTERS = 8
/** FEE-015. */
export const VAT_NUMBER_CHARACTERS = 8
/** Q24: scheduled deliveries reach this many days ahead. */
export const PREORDER_MAX_DAYS = 2
/** TRK-026. */
export const PAID_ORDER_CANCEL_AFTER_MINUTES = 10
/** What the accessibility statement measures the portal by. */
export const WEB_STANDARD = 'WCAG\u00a02.2'
export const EUROPEAN_STANDARD = 'EN\u00a0301\u00a0549'
