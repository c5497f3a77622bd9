export const SCHEMA_VERSION = 5;

/** Times are milliseconds since 1970, money is whole cents, data is GB. */
export const SCHEMA = `
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  passwordHash TEXT,
  role TEXT NOT NULL DEFAULT 'customer',
  proxyUser TEXT NOT NULL,
  proxyPassword TEXT NOT NULL,
  createdAt INTEGER NOT NULL
);
CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  customerId INTEGER NOT NULL REFERENCES customers(id),
  createdAt INTEGER NOT NULL,
  sessionId TEXT NOT NULL UNIQUE,
  client TEXT NOT NULL,
  lastUsedAt INTEGER NOT NULL,
  endedAt INTEGER
);
CREATE INDEX tokensByCustomer ON tokens (customerId);
CREATE TABLE codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL COLLATE NOCASE,
  smsType TEXT NOT NULL,
  code TEXT NOT NULL,
  sentAt INTEGER NOT NULL,
  language TEXT NOT NULL DEFAULT '',
  attempts INTEGER NOT NULL DEFAULT 0,
  usedAt INTEGER
);
CREATE INDEX codesByEmail ON codes (email, smsType, id);
CREATE TABLE bandwidth (
  customerId INTEGER NOT NULL REFERENCES customers(id),
  tier TEXT NOT NULL,
  total REAL NOT NULL DEFAULT 0,
  used REAL NOT NULL DEFAULT 0,
  PRIMARY KEY (customerId, tier)
);
CREATE TABLE batches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customerId INTEGER NOT NULL REFERENCES customers(id),
  tier TEXT NOT NULL,
  gb REAL NOT NULL,
  left REAL NOT NULL,
  expiresAt INTEGER
);
CREATE INDEX batchesByCustomer ON batches (customerId, tier);
CREATE TABLE proxyUsers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customerId INTEGER NOT NULL REFERENCES customers(id),
  name TEXT NOT NULL COLLATE NOCASE,
  userName TEXT NOT NULL,
  passwordHash TEXT NOT NULL,
  tier TEXT NOT NULL,
  limitGb REAL,
  period TEXT NOT NULL,
  isActive INTEGER NOT NULL DEFAULT 1,
  createdAt INTEGER NOT NULL,
  deletedAt INTEGER
);
CREATE INDEX proxyUsersByCustomer ON proxyUsers (customerId, id);
CREATE TABLE usage (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customerId INTEGER NOT NULL REFERENCES customers(id),
  tier TEXT NOT NULL,
  proxyUserId INTEGER REFERENCES proxyUsers(id),
  bytes INTEGER NOT NULL,
  lastHour INTEGER NOT NULL,
  hours INTEGER NOT NULL,
  hosts INTEGER NOT NULL
);
CREATE INDEX usageByCustomer ON usage (customerId, tier);
CREATE TABLE allowedIps (
  customerId INTEGER NOT NULL REFERENCES customers(id),
  position INTEGER NOT NULL,
  ip TEXT NOT NULL,
  PRIMARY KEY (customerId, position)
);
CREATE TABLE alerts (
  customerId INTEGER PRIMARY KEY REFERENCES customers(id),
  settings TEXT NOT NULL
);
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  channel TEXT NOT NULL,
  recipient TEXT NOT NULL,
  text TEXT NOT NULL,
  sentAt INTEGER NOT NULL
);
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customerId INTEGER NOT NULL REFERENCES customers(id),
  orderNo TEXT NOT NULL UNIQUE,
  orderName TEXT NOT NULL,
  mealType TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  cents INTEGER NOT NULL,
  listCents INTEGER NOT NULL,
  promotionCode TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 0,
  createdAt INTEGER NOT NULL,
  paymentState TEXT,
  paymentNote TEXT,
  invoiceKey TEXT NOT NULL UNIQUE DEFAULT (lower(hex(randomblob(12))))
);
CREATE INDEX ordersByTime ON orders (customerId, createdAt, id);
CREATE TABLE checkouts (
  id TEXT PRIMARY KEY,
  orderId INTEGER NOT NULL REFERENCES orders(id),
  renewsPlan INTEGER REFERENCES ispPlans(id),
  planKey TEXT,
  replaces TEXT,
  state TEXT NOT NULL DEFAULT 'open',
  payableUntil INTEGER NOT NULL
);
CREATE INDEX checkoutsByOrder ON checkouts (orderId);
CREATE TABLE ispPlans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customerId INTEGER NOT NULL REFERENCES customers(id),
  orderNo TEXT NOT NULL UNIQUE,
  quantity INTEGER NOT NULL,
  days INTEGER NOT NULL,
  planKey TEXT NOT NULL,
  expiresAt INTEGER NOT NULL,
  autoRenew INTEGER NOT NULL DEFAULT 0,
  subscriptionId TEXT,
  firstAddress INTEGER NOT NULL,
  secret TEXT NOT NULL,
  replacements INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX ispPlansByCustomer ON ispPlans (customerId, id);
CREATE TABLE changedAddresses (
  planId INTEGER NOT NULL REFERENCES ispPlans(id),
  position INTEGER NOT NULL,
  isDead INTEGER NOT NULL,
  replaced INTEGER NOT NULL,
  serial INTEGER UNIQUE,
  PRIMARY KEY (planId, position)
);
CREATE TABLE provoked (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE subscriptionRequests (
  id TEXT PRIMARY KEY,
  planId INTEGER NOT NULL REFERENCES ispPlans(id),
  state TEXT NOT NULL DEFAULT 'open'
)`;
