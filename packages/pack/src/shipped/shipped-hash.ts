/** The hash of the shipped pack, worked out beforehand: a table should not wait for it. A test tells when it is out of date. */
export const SHIPPED_HASH = '4231357cbddbaecc480cd874da0aaa1bdfc82bb718bcb75347c3c8483dd3f68d';
